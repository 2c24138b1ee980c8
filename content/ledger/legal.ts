/** Cases: legal platform scale, and the legal AI platform (pilot). */
import { clientData, figures } from "./figure.ts";

export const legal = figures(
  { subject: "case-legal", role: "client-case", page: "/results/legal", place: "in the Legal Platform Scale case" },
  {
    "legal.signups": {
      value: 94e3,
      unit: "count",
      text: "94K",
      label: "Sign-ups",
      basis: clientData(),
      measure: "sign-ups",
      names: ["registrations", "signups", "registered users"],
      plural: true,
      direction: "count",
      counts: "counts sign-ups, which are neither sales nor trials",
      limits:
        "The {v} sign-ups in the Legal Platform Scale case are not sales, and some of those who signed up will never have tried anything.",
    },
    "legal.trial-to-paid": {
      value: 68,
      unit: "percent",
      text: "68%",
      label: "Trial-to-paid conversion",
      basis: clientData("share of trials that became paying accounts"),
      measure: "trial-to-paid conversion",
      names: ["trial conversion", "share of trials that became paying accounts", "trial-to-paid rate"],
      direction: "level",
      counts: "is the share of trials that became paying accounts",
      limits:
        "The trial-to-paid conversion of {v} in the Legal Platform Scale case counts trials, not sign-ups, so multiplying it by the number of sign-ups gives a customer number that neither figure supports.",
    },
    "legal.growth": {
      value: 4.2,
      unit: "multiple",
      text: "4.2×",
      label: "Monthly growth",
      basis: clientData("the page does not give the starting level"),
      measure: "monthly growth",
      names: ["growth per month", "growth multiple", "month-by-month growth"],
      direction: "rose",
      form: "level",
      counts: "is a monthly growth multiple, and the page does not give the level from which it is counted",
      periodNote:
        "The {v} in the Legal Platform Scale case is growth a month; the page does not say which months it covers.",
      beforeNote:
        "The Legal Platform Scale case does not give the level from which the monthly growth of {v} is counted.",
      limits:
        "The monthly growth of {v} in the Legal Platform Scale case describes speed and says nothing about size, because the page does not give the starting level.",
    },
    "legal.practice-areas": {
      value: 12,
      unit: "count",
      text: "12",
      label: "Practice areas",
      basis: clientData("areas that the platform serves"),
      measure: "practice areas",
      names: ["legal fields", "areas of law", "fields of practice"],
      plural: true,
      direction: "count",
      claim: "The platform in the Legal Platform Scale case came to serve {v} practice areas.",
      counts: "is the number of practice areas that the platform came to serve",
      limits:
        "The {v} practice areas in the Legal Platform Scale case show how wide the platform reaches, not how each area does; the page gives no figures for single areas.",
    },
  },
);

export const legalAi = figures(
  {
    subject: "case-legal-ai",
    role: "client-case",
    page: "/results/legal-ai-platform",
    place: "in the Legal AI Platform pilot",
  },
  {
    "legal-ai.drafting": {
      value: [60, 70],
      unit: "percent-range",
      text: "60–70%",
      label: "Faster drafts",
      asks: [
        "How much faster were drafts ready in the Legal AI Platform pilot?",
        "how much time does drafting save in the lawyers’ ai pilot",
        "how much quicker do lawyers get a draft with the ai",
      ],
      period: "Pilot",
      basis: clientData("about drafting, and silent on review"),
      measure: "drafting speed",
      names: ["speed of drafting", "document drafting", "draft writing"],
      direction: "rose",
      form: "improved",
      claim: "Drafts in the Legal AI Platform pilot were ready {v} faster.",
      counts: "is about the time until a draft is ready, timed against work by hand, and is silent on review",
      limits:
        "The {v} in the Legal AI Platform pilot is about drafts and says nothing on review: a lawyer’s reading time comes on top, and anyone who plans staffing from it alone will plan too few hours.",
      beforeNote:
        "The page does not give the level before for drafting in the Legal AI Platform pilot: lawyers timed the work by hand before the tool arrived, but only the gain of {v} is given.",
      periodNote:
        "The {v} for drafting comes from the pilot in the Legal AI Platform case; the page does not say how long that pilot ran.",
    },
  },
);
