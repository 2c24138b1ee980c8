/** The sectors that cases and solutions belong to, and how visitors name them. */
import { type Token, termOf, tokenise } from "../retrieval/analyse.ts";
import { oneSpelling } from "../retrieval/normalise.ts";

/** The first word of a line is the sector as our titles name it. */
const SECTORS: Record<string, string> = {
  tourism: "tourism tourist tourists travel traveller holiday holidays vacation vacations hotel hotels airline airlines hospitality destination destinations resort resorts",
  government: "government governments governmental council councils ministry ministries minister municipality municipal city cities state citizen citizens authority authorities civic gov govt",
  finance: "finance financial bank banks banking fintech lender lenders building-society asset-manager wealth cfo treasury",
  legal: "legal law lawyer lawyers solicitor solicitors attorney attorneys legaltech barrister barristers",
  insurance: "insurance insurer insurers insurtech underwriter underwriters policyholder policyholders",
}; // biome-ignore format: a table

const sectorOf = new Map<string, string>();
for (const [sector, words] of Object.entries(SECTORS))
  for (const word of words.split(" ")) sectorOf.set(termOf(oneSpelling(word)), sector);

/** The sector that a word names. */
export function sectorOfToken(token: Token): string | undefined {
  return sectorOf.get(token.term);
}

/** Sectors named in a text, in order, each once. */
export function sectorsIn(text: string): string[] {
  const found = tokenise(text.replace(/\bpublic (?:sector|body|bodies|services?)\b/gi, "government")).flatMap(
    (token) => sectorOfToken(token) ?? [],
  );
  return [...new Set(found)];
}
