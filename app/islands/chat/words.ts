/** The words of the chat (`content/words/chat.json`). Sentences that hold a value stand here. */
import { chatWords as words } from "../../../content/chat.ts";
import { brand } from "../../../shared/brand.ts";

export const title = brand.consultant;
/**
 * `exam` leads to the exam in public; `steps` are what a visitor can do after an answer, each by one name all over the site;
 * `endings` say why the last question has no complete answer.
 */
export const { nature, exam, steps, failureToast, endings, unreadable } = words;
export const { askAPerson: ASK_A_PERSON, calculator: CALCULATOR } = words;

export const greeting = `Hello, I am the ${brand.name} AI consultant. Ask me about our AI solutions, our case studies or how we could help your organisation.`;

/** Suggested first questions; each has its answer on the site. */
const { starters } = words;

/** Two of the questions that the page itself answers, where it does, and general ones. */
export function startersOf(page: ParentNode): string[] {
  const own = [...page.querySelectorAll("[aria-labelledby=questions] h3")].map(({ textContent }) => textContent);
  return [...own.slice(0, starters.length / 2), ...starters].slice(0, starters.length);
}

/** What was said before is cleared; something may have been asked since. */
export const clearedWords = ({ messages }: { messages: readonly unknown[] }) =>
  messages.length > 0 ? "Your earlier conversation is cleared." : "The conversation is cleared.";

export const next = (question: string) => `Asked next: “${question}”`;

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
