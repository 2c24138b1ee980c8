/**
 * What our words say of all solutions, cases and articles: `[[count.cases]]` becomes "eight", `[[Count.cases]]`
 * "Eight", and `[[list.cases]]` a list of their titles. A page more, and it is said everywhere.
 */
import { capitalised } from "../shared/domain/typography.ts";
import { pageList } from "./page-list.ts";

const NUMBERS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const REFERENCE = /\[\[(count|Count|list)\.(solutions|cases|articles)\]\]/g;

export function withCounts(text: string): string {
  return text.replace(REFERENCE, (_, form: string, kind: keyof typeof pageList) => {
    const titles = pageList[kind].map(({ title }) => title);
    if (form === "list") return titles.map((title) => `- ${title}`).join("\n");
    const words = inWords(titles.length);
    return form === "count" ? words : capitalised(words);
  });
}
