/** The ground of an answer as a model is given it: numbered lines, as many as the prompt has room for. */
import type { Ground, GroundPassage } from "../consultant/index.ts";

/** A line as a model is given it and as a claim cites it. */
export interface GroundLine {
  id: number;
  /** On one line: cells of a row, which the page shows one below the other, with a semicolon between. */
  text: string;
  /** As the page shows it. */
  quote: string;
  passage: GroundPassage;
}

/** Characters of English text to a token, on the low side, so that estimates err upwards. */
const CHARACTERS_A_TOKEN = 3.5;
/** Share of the room that one passage may take. */
const ONE_PASSAGE = 1 / 3;
/** Characters around the names of a heading, and of a line's number. */
const HEADING = 36;
const NUMBER = 6;

export const tokensOf = (text: string) => Math.ceil(text.length / CHARACTERS_A_TOKEN);

/** Says nothing without the question that it answers. */
const VERDICT = /^(?:(?:yes|no|neither|both|not (?:necessarily|quite|yet)|it depends)[.,!]?)?$/i;

/** The house's facts first, then as many lines of the passages, the best first, as fit into so many tokens. */
export function numberedLines({ passages, facts }: Ground, house: string, tokens: number): GroundLine[] {
  const own: GroundPassage = {
    title: house,
    section: null,
    url: "",
    kind: "operator",
    role: "our-website",
    lines: facts,
  };
  const chosen: [GroundPassage, string][] = facts.map((text) => [own, text]);
  const seen = new Set(facts);
  const all = tokens * CHARACTERS_A_TOKEN - facts.join("").length;
  let left = all;
  for (const passage of passages) {
    const { title, section, url } = passage;
    const heading = HEADING + title.length + (section?.length ?? 0) + url.length;
    let room = Math.min(left, all * ONE_PASSAGE) - heading;
    const before = chosen.length;
    for (const line of passage.lines) {
      const text = oneLine(line);
      if (VERDICT.test(text) || seen.has(text) || text.length + NUMBER > room) continue;
      room -= text.length + NUMBER;
      left -= text.length + NUMBER;
      seen.add(text);
      chosen.push([passage, line]);
    }
    if (chosen.length > before) left -= heading;
  }
  return chosen.map(([passage, quote], at) => ({ id: at + 1, text: oneLine(quote), quote, passage }));
}

const oneLine = (text: string) =>
  text
    .trim()
    .replace(/\s*\n\s*/g, "; ")
    .replace(/\s+/g, " ");
