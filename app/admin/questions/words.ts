import type { QuestionGroup, QuestionTrouble } from "../../../shared/contracts/insight.ts";

/** Labels of troubles: of the filter, and of a single question. */
export const TROUBLES: Record<QuestionTrouble, [filter: string, said: string]> = {
  declined: ["Not covered", "not covered"],
  offered: ["Asked back", "asked back"],
  unsure: ["Unsure", "answered, unsure"],
  unhelpful: ["Not helpful", "rated not helpful"],
  refused: ["Refused", "refused"],
};

/** The current outcome of a question. */
export function nowOf({ now }: QuestionGroup): string {
  if (now.kind === "answer") return now.unsure ? "Answered now, but unsure" : "Answered now";
  if (now.kind === "options") return "Asks back now";
  if (now.kind === "declined") return "Not covered now";
  if (now.kind === "talk") return "Taken for small talk now";
  return now.kind === "handover" ? "Handed over to a person now" : "Refused now";
}

export const isAnswered = ({ now }: QuestionGroup) => now.kind === "answer" && !now.unsure;

/** The recent count, and the one before. */
export function trendOf({ perDay }: QuestionGroup): string {
  const sum = (days: readonly number[]) => days.reduce((all, times) => all + times, 0);
  const [late, before] = [sum(perDay.slice(-7)), sum(perDay.slice(-14, -7))];
  return perDay.length > 7 ? `${late} in the last 7 days, ${before} in the 7 before` : `${late} in these days`;
}

/** Address of the editor of an entry or an answer. */
export function editorOf(id: string): string {
  const entry = /^entry:(.*)$/s.exec(id)?.[1];
  return entry === undefined
    ? `/admin/answers?answer=${encodeURIComponent(id)}`
    : `/admin/entries?entry=${encodeURIComponent(entry)}`;
}
