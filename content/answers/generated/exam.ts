/** How the consultant did in its examination: what its own page says of it, which the build counts from the rounds. */
import { firstSentence, lowerFirst } from "../../../shared/domain/typography.ts";
import type { GeneratedAnswer, Section } from "./answer.ts";
import { questions } from "./words.ts";

const SECTION = "/consultant#figures";

/** A row of the page's tables: its line, and its cells by their headings. */
interface Row {
  line: string;
  name: string;
  asked: number;
  well: number;
  missed: number;
  misleading: number;
}

export function examAnswers(sections: Section[]): GeneratedAnswer[] {
  const content = sections.find(({ page_url }) => page_url === SECTION)?.content;
  if (!content) return [];
  const kinds = rowsOf(content, "Kind of question");
  const whole = kinds.at(-1);
  return [result(content), ...(whole ? [wrong(whole), byKind(kinds.slice(0, -1))] : [])];
}

function result(content: string): GeneratedAnswer {
  const asked = firstSentence(content);
  const well = firstSentence(content.slice(asked.length));
  const rest =
    "Language models wrote the questions and graded the answers, not clients, and the consultant has been built anew since.";
  return answer("website-exam-result", "value", `${asked} ${well} ${rest}`, [well]);
}

function wrong({ line, asked, well, missed, misleading }: Row): GeneratedAnswer {
  const text = `In the newest round of the consultant’s examination, ${misleading} of ${asked} answers counted as misleading: false, or likely to leave a reader with a wrong belief. They are counted among the ${missed} answers that missed; ${well} were answered well. The consultant has been built anew since.`;
  return answer("website-exam-wrong", "value", text, [line]);
}

function byKind(kinds: readonly Row[]): GeneratedAnswer {
  const [weakest, strongest] = [placed(kinds, lowest(kinds)), placed(kinds, highest(kinds))];
  const list = kinds.map(({ name, well, asked }) => `- ${name}: ${well} of ${asked}`).join("\n");
  const text = `In the newest round of its examination the consultant was weakest at ${naming(weakest)} and strongest at ${naming(strongest)}. A round holds few questions of a kind, so the order may be another next time. Answered well:\n\n${list}`;
  const lines = [...weakest, ...strongest].map(({ line }) => line);
  return answer("website-exam-weakest-kind", "rank", text, lines);
}

const highest = (rows: readonly Row[]) => Math.max(...rows.map(shareWell));
const lowest = (rows: readonly Row[]) => Math.min(...rows.map(shareWell));

/** All that share a place. */
const placed = (rows: readonly Row[], share: number) => rows.filter((row) => shareWell(row) === share);

const naming = (rows: readonly Row[]) =>
  rows.map(({ name, well, asked }) => `${lowerFirst(name)} (${well} of ${asked} answered well)`).join(" and ");
const shareWell = ({ well, asked }: Row) => well / asked;

function rowsOf(content: string, heading: string): Row[] {
  return content.split("\n").flatMap((line) => {
    if (!line.startsWith(`${heading}: `)) return [];
    const cells = new Map(line.split("; ").map((cell) => cell.split(": ", 2) as [string, string]));
    const count = (name: string) => countIn(cells, name, line);
    return [
      {
        line,
        name: cells.get(heading) ?? "",
        asked: count("Questions"),
        well: count("Answered well"),
        missed: count("Missed"),
        misleading: count("Of these, misleading"),
      },
    ];
  });
}

/** Throws where the page's tables have other headings: the build stops, and no answer is made of nothing. */
function countIn(cells: ReadonlyMap<string, string>, name: string, line: string): number {
  const count = Number(cells.get(name) ?? Number.NaN);
  if (Number.isNaN(count)) throw new Error(`${SECTION}: no "${name}" in "${line}"`);
  return count;
}

function answer(
  id: keyof typeof questions.exam,
  aspect: GeneratedAnswer["aspect"],
  text: string,
  quotes: string[],
): GeneratedAnswer {
  return {
    id,
    subject: "house-website",
    aspect,
    role: "our-practice",
    questions: questions.exam[id],
    text,
    sources: quotes.map((quote) => ({ url: SECTION, quote })),
    facts: [],
    next: [],
  };
}
