/** The subjects that a text is about. */
import { SECTORS, type Sector, type Subject } from "../../shared/contracts/library.ts";
import type { Term } from "./text/terms.ts";
import { stem } from "./words/stem.ts";

const WORDS: Record<Sector, string> = {
  tourism: "tourism tourist destination airline hotel traveller hospitality",
  government: "government ministry minister municipality publicsector",
  finance: "finance financial financialservices bank lender banking",
  legal: "legal lawfirm lawyer solicitor",
  insurance: "insurance insurer insurtech underwriter",
  enterprise: "enterprise",
};
const sectorOf = new Map(
  SECTORS.flatMap((sector) => WORDS[sector].split(" ").map((word) => [stem(word), sector] as const)),
);

export const sectorsOf = (terms: readonly Term[]): Set<Sector> =>
  new Set(terms.flatMap(({ key }) => sectorOf.get(key) ?? []));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Ids of the subjects that a text names; of several that share a name, all. The longest name counts. */
export function namesIn(subjects: readonly Subject[]): (text: string) => Set<string> {
  const ids = new Map<string, string[]>();
  for (const { id, title, names } of subjects)
    for (const name of new Set([title, ...names].map((one) => wordsOf(one).join(" "))))
      ids.set(name, [...(ids.get(name) ?? []), id]);
  const byFirstWord = Map.groupBy(ids.keys(), (name) => name.split(" ", 1)[0] ?? "");
  return (text) => {
    const words = wordsOf(text);
    const plain = ` ${words.join(" ")} `;
    const named = [...new Set(words)]
      .flatMap((word) => byFirstWord.get(word) ?? [])
      .filter((name) => plain.includes(` ${name} `));
    const longest = Math.max(0, ...named.map(({ length }) => length));
    return new Set(named.flatMap((name) => (name.length === longest ? (ids.get(name) ?? []) : [])));
  };
}
