/** The words of the home page, in the order in which they stand there. */
import { figure } from "./ledger.ts";

export const hero = {
  kicker: "Digital growth agency, Portugal",
  title: "AI-powered digital growth for global brands and governments",
  lead: "We monetise premium domain names, run marketing in which AI does the work and people approve it, and report what came of it in figures a finance director can check.",
  primary: "Start a conversation",
  secondary: "See how it works",
  asks: ["What does CGT do?", "What kind of agency are you?", "Who are your clients?"],
  aside: {
    title: "What we do",
    items: [
      { title: "Domains", text: "Premium domain names, put to work as media instead of left parked." },
      { title: "Marketing", text: "AI-driven campaigns with a person approving what is published." },
      { title: "Representation", text: "Digital assets represented for their owners to buyers and partners." },
      { title: "Measurement", text: "Outcomes attributed, with the basis of every figure in view." },
    ],
  },
};

export const outcomes = {
  title: "Measurable Outcomes",
  text: `For ${figure("agency.years").text} we have built, bought, represented and measured digital assets for organisations that answer to a public, a regulator or a board. These are the running totals.`,
  asks: [
    "How much experience does the agency have?",
    "How long have you been in business?",
    "How many projects have you delivered?",
    "How much ad spend have you managed?",
  ],
  /** Each counts up to the ledger's figure: `target` and what stands around it. */
  counters: [
    { figure: "agency.spend", prefix: "$", target: 160, suffix: "M+" },
    { figure: "agency.impressions", prefix: "", target: 10, suffix: "B+" },
    { figure: "agency.sales", prefix: "", target: 3, suffix: "B+" },
    { figure: "agency.projects", prefix: "", target: 421, suffix: "" },
  ],
} as const;

export const solutionsBlock = {
  title: "Solutions",
  text: "Nine pieces of work. Most clients begin with one, on a scope small enough to judge.",
};

export const results = {
  title: "Results",
  text: "Three results from anonymised clients. Each case study says what was measured, against what, and what we would do differently.",
  slides: [
    {
      title: "Tourism partner",
      figure: "home.tourism-bookings",
      lead: figure("home.tourism-bookings").text,
      description:
        "booking value in 12 months for a tourism partner, from AI-driven campaigns across several source markets.",
      link: { label: "Read the tourism case", to: "/results/tourism-ai-growth" },
      sector: "tourism",
    },
    {
      title: "Financial services organisation",
      figure: "home.finance-cpa",
      lead: `-${figure("home.finance-cpa").text}`,
      description: "CPA for a financial services organisation, after spend moved to what could be attributed.",
      link: { label: "Read the finance case", to: "/results/finance" },
      sector: "finance",
    },
    {
      title: "Insurtech platform",
      figure: "home.insurtech-conversions",
      lead: `+${figure("home.insurtech-conversions").text}`,
      description: "conversions for an insurtech platform, while keeping compliance and brand safety.",
      link: { label: "Read the insurance case", to: "/results/insurance" },
      sector: "insurance",
    },
  ],
  asks: ["What results have you had?", "Do you have proof that it works?", "Show me your best results"],
  banner: {
    text: "Let's talk about your digital growth and how AI can be the evolution of your brand.",
    button: "Start a conversation",
  },
} as const;

export const about = {
  title: "Global credibility. Local expertise.",
  asks: ["Who is CGT?", "Tell me about the company", "Where are you based?", "In which countries do you work?"],
  panels: [
    {
      title: "What clients hold us to",
      text: `Our head office is in Portugal and our clients sit in ministries, tourism boards, banks, law firms and insurers. They sign long contracts and answer for them in public. So every figure on this site stands with its period and its basis, client data is anonymised, and we say where a number is a planning range rather than a result.`,
    },
    {
      title: "How we work where you are",
      text: `A campaign for visitors from three countries needs three kinds of judgement. Local teams decide the words, the domain ending and the channel; the platform decides budget between them, within limits that you set. Nothing is published in your name until a named person on your side has approved it.`,
    },
  ],
};

export const insights = {
  title: "Insights",
  cards: [
    {
      tag: "PERSPECTIVE",
      title: "Domain trust is a media efficiency lever",
      description:
        "People decide whether to click before they read the advertisement. The address decides with them, and it changes what every click costs.",
      buttonText: "Talk to us",
      article: "/insights/domain-trust-media-efficiency",
    },
    {
      tag: "PLAYBOOK",
      title: "AI orchestration for public sector & tourism",
      description:
        "Four stages, six owners and the templates to copy: who approves what, who can stop it, and what is written down.",
      buttonText: "Request the playbook",
      article: "/insights/ai-orchestration-public-sector-tourism",
    },
  ],
};

export const calculator = {
  title: "ROI calculator",
  text: "A projection from a documented model, with its assumptions in view. It promises nothing; it shows what would have to be true.",
  asks: ["How much could we save?", "Can you estimate our return on investment?", "Do you have an ROI calculator?"],
};

export const contact = {
  title: "Let's talk about your digital growth",
  text: "Write what you want to change and by when. Submitting opens your own chat application with the message filled in; until you submit, nothing is sent.",
  asks: [
    "How do I contact you?",
    "How can I get in touch with a person?",
    "Where is your office?",
    "How do I start a project with you?",
  ],
  office: {
    title: "Head office",
    place: "Portugal",
    text: "Mainland Portugal keeps the same time as London all year. We work with clients across time zones and agree hours at the start.",
  },
};
