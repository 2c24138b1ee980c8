/**
 * The words by which rules are met (`vocabulary.json`), in the notation of phrase.ts; `{{PART}}` stands for one of
 * its parts. CORE has the kinds of organisation that the agency serves, as a message names them; in the name of an
 * organisation shorter words tell enough (COMPANY_CORE). STEERING has what speaks to a model or to the scoring instead
 * of to the agency.
 */
import { phrases } from "./phrase.ts";
import words from "./vocabulary.json" with { type: "json" };

const parts: Record<string, string> = words.parts;
const expression = (sources: readonly string[]) =>
  phrases(...sources.map((source) => source.replaceAll(/\{\{(\w+)\}\}/g, (_, part: string) => parts[part] ?? "")));

const { CORE: sectors, COMPANY_CORE: inNames, ...lists } = words.phrases;
const core = Object.values(sectors).flat();

export const vocabulary = {
  ...(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, expression(list)])) as Record<
    keyof typeof lists,
    RegExp
  >),
  CORE: expression(core),
  COMPANY_CORE: expression([...core, ...inNames]),
};

/** Company names written in one: "EmirAir" and "FinTrust" by their last part or their first. */
export const COMPOUND_CORE = new RegExp(
  String.raw`(?<=\p{Ll})(?:Air|Airways|Airlines|Bank|Ins|Insure|Law|Legal|Hotels?|Tours?|Travel|Pay|Fin|Capital|Trust)(?!\p{Ll})|` +
    String.raw`(?<!\p{L})(?:Air|Bank|Ins|Insur|Law|Legal|Hotel|Tour|Travel|Fin|Assur)(?=\p{Lu})`,
  "gu",
);

/** Sector words run together in a mail domain, as in "costahoteles". */
export const DOMAIN_CORE = new RegExp(words.sectorsInDomains.join("|"), "iu");

/** Mail domains that only public bodies are given. */
export const DOMAIN_GOVERNMENT =
  /(?:^|\.)(?:gov|gob|gouv|govt|gc|gv|go|mil|admin|bund|parliament)\.[a-z]{2,}$|(?:^|\.)(?:gov|mil)$|(?:^|\.)europa\.eu$/iu;

/** What an enquiry is about, in the names of the agency's own services. */
export const INTERESTS = words.interests.map(({ name, words }) => ({ name, words: phrases(...words) }));
