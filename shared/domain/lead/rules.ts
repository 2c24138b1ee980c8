/**
 * Every weight of the lead score, in one table. docs/lead-score.md repeats it, and a test
 * compares the two. The groups' ceilings add up to 100.
 */
import type { LeadCategory } from "../../contracts/lead.ts";

export type Group = "fit" | "intent" | "urgency" | "means" | "contact" | "deduction";

/** Most points that the rules of one group can give together. Deductions have no floor of their own. */
export const CEILINGS: Record<Group, number> = {
  fit: 35,
  intent: 32,
  urgency: 10,
  means: 12,
  contact: 11,
  deduction: 0,
};

/** Lowest score of each category. */
export const THRESHOLDS: Record<LeadCategory, number> = { hot: 52, warm: 18, cold: 0 };

export interface Rule {
  group: Group;
  points: number;
  /** As it stands in the reasoning. */
  title: string;
  /** What the visitor could add so that the rule counts. */
  raise?: string;
}

export const RULES = {
  core: {
    group: "fit",
    points: 20,
    title: "Kind of organisation the agency serves",
    raise: "Name your organisation and what it does.",
  },
  mentioned: { group: "fit", points: 12, title: "Speaks of a sector the agency serves" },
  related: { group: "fit", points: 12, title: "Neighbouring sector or larger enterprise" },
  service: {
    group: "fit",
    points: 8,
    title: "Names something the agency offers",
    raise: "Say which of our solutions or case studies brought you here.",
  },
  scale: {
    group: "fit",
    points: 7,
    title: "Says how large the organisation or the task is",
    raise: "Give a size: members, properties, markets, enquiries a month.",
  },

  procurement: { group: "intent", points: 18, title: "Runs or prepares a purchase" },
  offer: {
    group: "intent",
    points: 14,
    title: "Asks for a proposal, terms or a price",
    raise: "Say what you would like from us: a proposal, a price, a pilot.",
  },
  meeting: {
    group: "intent",
    points: 12,
    title: "Asks for a meeting, a call or a demonstration",
    raise: "Suggest a call or a meeting.",
  },
  decided: { group: "intent", points: 10, title: "Has decided to act" },
  problem: {
    group: "intent",
    points: 6,
    title: "Describes a problem to solve",
    raise: "Describe the problem that you want to solve.",
  },
  question: { group: "intent", points: 4, title: "Asks a question or states an interest" },
  language: { group: "intent", points: 8, title: "In a language that the rules hardly read: taken as neutral" },

  date: {
    group: "urgency",
    points: 10,
    title: "Names a date or a deadline",
    raise: "Say by when you need an answer or want to begin.",
  },
  soon: { group: "urgency", points: 6, title: "Wants to begin soon" },

  budget: {
    group: "means",
    points: 7,
    title: "Mentions a budget or a sum",
    raise: "Give an idea of the budget.",
  },
  authority: {
    group: "means",
    points: 5,
    title: "Speaks of those who decide",
    raise: "Say who takes the decision.",
  },

  workAddress: {
    group: "contact",
    points: 6,
    title: "Work e-mail address",
    raise: "Use your work e-mail address.",
  },
  company: { group: "contact", points: 2, title: "Gives an organisation", raise: "Fill in your organisation." },
  substance: {
    group: "contact",
    points: 3,
    title: "Message of some substance",
    raise: "Write a few sentences about your situation.",
  },

  private: {
    group: "deduction",
    points: -10,
    title: "Neither an organisation nor a work address",
  },
  stranger: {
    group: "deduction",
    points: -16,
    title: "Says neither that its own sector is one the agency serves nor what it needs",
    raise: "Say what you need from us.",
  },
  exploring: {
    group: "deduction",
    points: -6,
    title: "Only exploring for now",
    raise: "If there is a plan or a date after all, add it.",
  },
  pitch: {
    group: "deduction",
    points: -70,
    title: "Offers us something for sale",
    raise: "If you wish to engage us, say what you need instead of what you offer.",
  },
  seller: {
    group: "deduction",
    points: -40,
    title: "Describes an offer of its own, and no need",
    raise: "If you wish to engage us, say what you need instead of what you offer.",
  },
  scam: { group: "deduction", points: -90, title: "Shows the marks of a scam or of bulk advertising" },
  job: { group: "deduction", points: -70, title: "Looks for a job or an engagement" },
  study: { group: "deduction", points: -60, title: "Student work, teaching, research or press" },
  personal: { group: "deduction", points: -45, title: "Private matter, complaint or stray message" },
  gibberish: {
    group: "deduction",
    points: -70,
    title: "Not readable as words",
    raise: "Write your message in whole sentences.",
  },
  empty: {
    group: "deduction",
    points: -30,
    title: "Says next to nothing",
    raise: "Say in a sentence or two what you are looking for.",
  },
  throwAway: {
    group: "deduction",
    points: -45,
    title: "Throw-away e-mail address",
    raise: "Write from an address that you keep.",
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;

export function categoryOf(score: number): LeadCategory {
  if (score >= THRESHOLDS.hot) return "hot";
  return score >= THRESHOLDS.warm ? "warm" : "cold";
}
