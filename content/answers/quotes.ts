/** Finds in the built pages the sentence on which an answer stands. */
export interface Quote {
  /** Path with anchor. */
  url: string;
  /** One sentence or line of the section, word for word. */
  quote: string;
}

/** A section of a built page, as `build/knowledge.json` holds it. */
export type Section = Record<"page_url" | "content", string>;

const MAX_QUOTE = 45;
/** Sections that tell a case's figures in sentences or lines come before those that mention one in passing. */
const PREFERRED = /#(?:outcome|in-figures|measurable-outcomes|evidence-so-far|what-were-seeing-so-far)$/;
/** A line that names a figure and what it counts is quoted whole: "Return on ad spend: 2.8x. Anonymised …". */
const ROW = /^[^.]{3,90}: /;

/** How much it counts that the quote gives the figure, against nearness to the answer. */
const FIGURE_WEIGHT = 0.4;

interface Wanted {
  page: string;
  /** The figure as printed, which the quote should contain. */
  figure: string;
  /** What the answer says: the quote is the sentence nearest to it. */
  answer: string;
}

export function quoteFor({ page, figure, answer }: Wanted, sections: Section[]): Quote {
  // Before the pages are built nothing can be quoted: the page itself is named.
  if (sections.length === 0) return { url: page, quote: "" };
  const wanted = new Set(termsOf(answer));
  let best: (Quote & { score: number }) | undefined;
  for (const { page_url: url, content } of sections) {
    if (url.split("#")[0] !== page) continue;
    for (const quote of sentencesOf(content)) {
      const score =
        overlap(wanted, quote) + (holds(quote, figure) ? FIGURE_WEIGHT : 0) + (PREFERRED.test(url) ? 0.08 : 0);
      if (!best || score > best.score) best = { url, quote, score };
    }
  }
  if (!best) throw new Error(`no section of ${page} carries "${figure}"`);
  return { url: best.url, quote: best.quote };
}

function sentencesOf(content: string): string[] {
  return content
    .split("\n")
    .flatMap((line) => (ROW.test(line) ? [line] : line.split(/(?<=[.?!]) (?=[A-Z£$€0-9])/)))
    .filter((sentence) => {
      const words = sentence.split(" ").length;
      return words > 3 && words <= MAX_QUOTE && !sentence.endsWith("?");
    });
}

/** True where the figure stands in the sentence as a figure of its own: "3" not in "37%". */
export function holds(sentence: string, figure: string): boolean {
  const at = sentence.indexOf(figure);
  if (at < 0) return false;
  const around = `${sentence[at - 1] ?? " "}${sentence[at + figure.length] ?? " "}`;
  return !/[\d%]|\w\w/.test(around);
}

/** Cosine over sets of words. */
function overlap(wanted: Set<string>, sentence: string): number {
  const terms = new Set(termsOf(sentence));
  let shared = 0;
  for (const term of terms) if (wanted.has(term)) shared += 1;
  return shared / Math.sqrt(Math.max(1, wanted.size * terms.size));
}

const STOP_WORDS = new Set(
  "a an and are as at be been by case for from had has have in is it its no not of on only or our that the their them there this to us was we were what which with you your".split(
    " ",
  ),
);

function termsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}%€£$.:–+-]*[\p{L}\p{N}%+]/gu) ?? [];
  return words
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => (/\d/.test(word) ? word : word.replace(/e?s$/, "")));
}
