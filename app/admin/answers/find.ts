/** Search as you type among the answers of the library. */
import type { LibraryAnswerView } from "../../../shared/contracts/operator.ts";

export const STATES = {
  all: "All answers",
  own: "Own answers",
  withheld: "Withheld: a page has changed",
} as const;
export type State = keyof typeof STATES;

/** Cache of each answer's normalised text. */
const searchable = new WeakMap<LibraryAnswerView, string>();

const plain = (text: string) => text.normalize("NFC").toLowerCase();

function wordsOf(answer: LibraryAnswerView): string {
  let words = searchable.get(answer);
  if (words === undefined) {
    words = [answer.question, answer.text, answer.subject, answer.id].map(plain).join("\n");
    searchable.set(answer, words);
  }
  return words;
}

const KEPT: Record<State, (answer: LibraryAnswerView) => boolean> = {
  all: () => true,
  own: ({ override }) => override !== undefined,
  withheld: ({ stands }) => !stands,
};

/** Answers with the text in their question, words, subject or name. */
export function findAnswers(answers: readonly LibraryAnswerView[], text: string, state: State): LibraryAnswerView[] {
  const query = plain(text).trim();
  return answers.filter((answer) => KEPT[state](answer) && (!query || wordsOf(answer).includes(query)));
}
