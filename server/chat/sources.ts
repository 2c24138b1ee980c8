/** What the claims of a model's answer stand on, as the page shows it. */
import { highlighted, type Source, sourceLine } from "../consultant/index.ts";
import type { GroundLine } from "./ground.ts";

/** Where a claim ends in the answer's text, and which of `sources` carry it. */
export interface CitedClaim {
  /** Characters (UTF-16) of the text up to the claim's end. */
  at: number;
  sources: number[];
}

export interface Cited {
  sources: Source[];
  claims: CitedClaim[];
}

export function createCitations() {
  const ids: number[] = [];
  const sources: Source[] = [];
  const claims: CitedClaim[] = [];
  return {
    /** Each used sentence once, in the order of its first use. */
    add(at: number, lines: readonly GroundLine[]) {
      for (const line of lines)
        if (!ids.includes(line.id)) {
          ids.push(line.id);
          sources.push(sourceOf(line));
        }
      if (lines.length > 0) claims.push({ at, sources: lines.map(({ id }) => ids.indexOf(id)) });
    },
    cited: (): Cited => ({ sources, claims }),
    /** For clients that read the text alone: the pages as links, each once. */
    line: () => sourceLine(sources.filter(({ url }) => url).map(({ title, url }) => ({ title, url: plainUrl(url) }))),
  };
}

function sourceOf({ quote, passage: { title, section, url } }: GroundLine): Source {
  const source = { title, section, url, quote };
  return { ...source, url: highlighted(source) };
}

const plainUrl = (url: string) => url.replace(/#?:~:.*$/s, "");
