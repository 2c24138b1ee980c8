/** Whose words or doings a text tells of. */
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

/** Ids of the subjects that a text names; of several that share a name, all. The longest name counts. */
export function subjectsNamed(text: string, subjects: readonly Subject[]): Set<string> {
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  let longest = 0;
  let found = new Set<string>();
  for (const { id, title, names } of subjects)
    for (const name of [title, ...names]) {
      const form = ` ${name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim()} `;
      if (form.length < longest || !lower.includes(form)) continue;
      if (form.length > longest) found = new Set();
      longest = form.length;
      found.add(id);
    }
  return found;
}
