import { brand } from "../../../shared/brand.ts";

export const title = brand.consultant;
export const nature = "An AI, not a person.";
/** Leads to the exam in public. */
export const exam = "How good is it?";
export const greeting = `Hello, I am the ${brand.name} AI consultant. Ask me about our AI solutions, our case studies or how we could help your organisation.`;

/** Suggested first questions; each has its answer on the site. */
const starters = [
  "What results have you had in tourism?",
  "How does a pilot start?",
  "How is marketing spend attributed?",
  "Why does a domain name matter?",
];

/** Two of the questions that the page itself answers, where it does, and general ones. */
export function startersOf(page: ParentNode): string[] {
  const own = [...page.querySelectorAll("[aria-labelledby=questions] h3")].map(({ textContent }) => textContent);
  return [...own.slice(0, starters.length / 2), ...starters].slice(0, starters.length);
}

/** What a visitor can do after an answer, each by one name all over the site. */
export const ASK_A_PERSON = { label: "Ask a person", to: "/#contact" };
export const CALCULATOR = "/calculator";
export const steps = [
  { under: CALCULATOR, label: "Calculate ROI" },
  { under: "/results/", label: "Read the case study" },
  { under: "/solutions/", label: "Read about this solution" },
  { under: "/insights/", label: "Read article" },
];

export const failureToast = "Failed to get response. Please try again.";

/** Why the last question has no complete answer. */
export const endings = {
  failed: "The answer did not arrive in full.",
  offline: "You seem to be offline. Your question is kept: send it again once you are connected.",
  interrupted: "The page was left before the answer was complete.",
  stopped: "You stopped this answer.",
} as const;

/** What was said before is cleared; something may have been asked since. */
export const clearedWords = ({ messages }: { messages: readonly unknown[] }) =>
  messages.length > 0 ? "Your earlier conversation is cleared." : "The conversation is cleared.";

export const next = (question: string) => `Asked next: “${question}”`;

export const unreadable = { text: "This conversation can no longer be shown.", startAgain: "Begin a new one" };

export const limited = (seconds: number) =>
  seconds > 0
    ? `That is a lot of questions in a short time. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`
    : "You can go on asking now.";

const NAME = brand.name;
/** How a sentence about the house becomes one to it. */
const TO_US: readonly [RegExp, string][] = [
  [new RegExp(`\\b(d)oes ${NAME}(?!’)`, "gi"), "$1o you"],
  [new RegExp(`\\bis ${NAME} `, "g"), "are you "],
  [new RegExp(`\\bhas ${NAME}(?!’)`, "g"), "have you"],
  [new RegExp(`\\b(can|could|would|will|may|with|to|from|for|by) ${NAME}(?!’)`, "gi"), "$1 you"],
  [new RegExp(`${NAME}’s\\b`, "g"), "your"],
];

/** A suggested question as a buyer would say it; the name stays where the sentence would not hold without it. */
export function asBuyerSays(question: string): string {
  if (/\bit(?:s|self)?\b/.test(question)) return question;
  const said = TO_US.reduce((text, [about, to]) => text.replace(about, to), question);
  return said.includes(NAME) ? question : said;
}
