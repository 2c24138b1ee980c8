/** Resolves whom a figure is about, by the names of subjects. */
import type { Subject } from "../../../shared/contracts/library.ts";
import { plain } from "../text/plain.ts";

export interface Naming {
  /** Ids of the subjects that a text names; of several that share a name, all. The longest name counts. */
  ids(text: string): ReadonlySet<string>;
  /** The text without these names, so that its other words can be compared. */
  without(text: string): string;
}

/** "A tourism board" is any, "the tourism board" the one of the case. */
const ANY = /\b(?:an?|any|every|each|your|another|some|other|many|most|no|which|what) (?:[\p{L}-]+ )?$/iu;
const LETTER = /[\p{L}\p{N}]/u;

interface Named {
  name: string;
  from: number;
  to: number;
}

export function namingOf(subjects: readonly Subject[]): Naming {
  const ids = new Map<string, Set<string>>();
  for (const { id, title, names } of subjects)
    for (const name of [title, ...names].map((one) => plain(one).toLowerCase()))
      ids.set(name, (ids.get(name) ?? new Set()).add(id));
  const longestFirst = [...ids.keys()].sort((a, b) => b.length - a.length);

  /** Names that stand in the text, none within another. */
  function namesIn(text: string): Named[] {
    const lower = text.toLowerCase();
    const found: Named[] = [];
    for (const name of longestFirst)
      for (let from = lower.indexOf(name); from >= 0; from = lower.indexOf(name, from + 1)) {
        const to = from + name.length;
        const isWhole = !LETTER.test(lower[from - 1] ?? "") && !LETTER.test(lower[to] ?? "");
        const isFree = found.every((other) => to <= other.from || from >= other.to);
        if (isWhole && isFree && !ANY.test(lower.slice(Math.max(0, from - 40), from))) found.push({ name, from, to });
      }
    return found;
  }

  return {
    ids(text) {
      const found = namesIn(plain(text));
      const longest = found[0]?.name.length;
      return new Set(
        found.filter(({ name }) => name.length === longest).flatMap(({ name }) => [...(ids.get(name) ?? [])]),
      );
    },
    without: (text) =>
      namesIn(text)
        .sort((a, b) => b.from - a.from)
        .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text),
  };
}
