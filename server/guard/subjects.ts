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

const plainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** Ids of the subjects that a text names; of several that share a name, all. The longest name counts. */
export function namesIn(subjects: readonly Subject[]): (text: string) => Set<string> {
  const ids = new Map<string, string[]>();
  for (const { id, title, names } of subjects)
    for (const name of new Set([title, ...names].map(plainWords))) ids.set(name, [...(ids.get(name) ?? []), id]);
  const longestFirst = [...ids].sort(([a], [b]) => b.length - a.length);
  return (text) => {
    const words = plainWords(text);
    const longest = longestFirst.find(([name]) => words.includes(name))?.[0].length;
    return new Set(longestFirst.flatMap(([name, of]) => (name.length === longest && words.includes(name) ? of : [])));
  };
}
