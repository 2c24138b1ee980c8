/** Which rules an enquiry meets, each with the words that say so. */
import type { Reach } from "./negation.ts";
import { speaksOfItself } from "./phrase.ts";
import { hasSubstance, isEmptyOfContent, isGibberish, isOtherLanguage } from "./readable.ts";
import type { Reading } from "./reading.ts";
import type { RuleId } from "./rules.ts";
import lists from "./vocabulary.json" with { type: "json" };
import { COMPOUND_CORE, DOMAIN_CORE, DOMAIN_GOVERNMENT, INTERESTS, vocabulary } from "./vocabulary.ts";
import { findQuote, shorten } from "./weigh.ts";

/** Characters of the message that stand for the whole of it. */
const OPENING = 40;

/** The evidence of what is absent. */
const NOTHING = "";

/** Rules that give points for words of the message. */
const CLAIMS: readonly [RuleId, RegExp, Reach][] = [
  ["scale", vocabulary.SCALE, "near"],
  ["procurement", vocabulary.PROCUREMENT, "clause"],
  ["offer", vocabulary.OFFERS, "clause"],
  ["meeting", vocabulary.MEETING, "clause"],
  ["decided", vocabulary.DECIDED, "clause"],
  ["problem", vocabulary.PROBLEM, "near"],
  ["question", vocabulary.QUESTION, "clause"],
  ["date", vocabulary.DATE, "clause"],
  ["soon", vocabulary.SOON, "clause"],
  ["budget", vocabulary.SUM, "clause"],
  ["budget", vocabulary.BUDGET, "clause"],
  ["authority", vocabulary.AUTHORITY, "near"],
];

/** Rules that take points for words of the message or of the organisation's name. */
const DEDUCTIONS: readonly [RuleId, RegExp, Reach][] = [
  ["exploring", vocabulary.EXPLORING, "never"],
  ["scam", vocabulary.SCAM, "clause"],
  ["job", vocabulary.JOB, "clause"],
  ["study", vocabulary.STUDY, "clause"],
  ["personal", vocabulary.PERSONAL, "clause"],
];

/** The rules met, each by its first evidence, in the order of the table, with their quotes. */
export function findRules(email: string, company: Reading, message: Reading): Map<RuleId, string> {
  const found = new Map<RuleId, string>();
  const add = (id: RuleId, quote: string | undefined) => {
    if (quote && !found.has(id)) found.set(id, quote);
  };
  findFit(email, company, message, add);
  for (const [id, words, reach] of CLAIMS) add(id, findQuote(words, message.claims, reach, message.written));
  if (isOtherLanguage(message.claims) && !isGibberish(message.claims)) add("language", opening(message));
  findContact(email, company, message, add);
  if (!found.has("workAddress") && !found.has("company")) found.set("private", NOTHING);
  const need = findQuote(vocabulary.BUYING, message.claims, "clause");
  const own = ["core", "related", "language", "procurement"].some((id) => found.has(id as RuleId));
  if (!own && !need) found.set("stranger", NOTHING);
  findOffer(need, company, message, add);
  for (const [id, words, reach] of DEDUCTIONS) add(id, findAnywhere(words, reach, message, company));
  if (isGibberish(message.claims) || isGibberish(message.whole)) add("gibberish", opening(message));
  if (isEmptyOfContent(message.claims)) add("empty", opening(message));
  return found;
}

type Add = (id: RuleId, quote: string | undefined) => void;

function findFit(email: string, company: Reading, message: Reading, add: Add): void {
  const domain = domainOf(email);
  const address = addressKind(email) === "work" ? domain : "";
  const publicBody = DOMAIN_GOVERNMENT.test(address.replace(/\.example$/u, "")) || DOMAIN_CORE.test(address);
  const core =
    findQuote(vocabulary.COMPANY_CORE, company.claims, "near", company.written) ??
    findQuote(COMPOUND_CORE, company.claims, "near", company.written) ??
    findQuote(vocabulary.CORE, message.claims, "near", message.written, speaksOfItself) ??
    (publicBody ? domain : undefined);
  const mentioned = core ?? findQuote(vocabulary.CORE, message.claims, "near", message.written);
  add(core ? "core" : "mentioned", mentioned);
  if (!mentioned)
    add(
      "related",
      findQuote(vocabulary.RELATED, company.claims, "near", company.written) ??
        findQuote(vocabulary.RELATED, message.claims, "near", message.written, speaksOfItself),
    );
  for (const { words } of INTERESTS) add("service", findQuote(words, message.claims, "wish", message.written));
}

function findContact(email: string, company: Reading, message: Reading, add: Add): void {
  const kind = addressKind(email);
  if (kind === "work") add("workAddress", domainOf(email));
  if (kind === "throw-away") add("throwAway", domainOf(email));
  if (/\p{L}{2}/u.test(company.claims)) add("company", shorten(company.written.trim()));
  if (hasSubstance(message.claims)) add("substance", opening(message));
}

function findOffer(need: string | undefined, company: Reading, message: Reading, add: Add): void {
  const pitch = findAnywhere(vocabulary.PITCH, "wish", message, company);
  if (pitch) add("pitch", pitch);
  else if (!need) add("seller", findAnywhere(vocabulary.SELLING, "wish", message, company));
}

/** Read with and without what addresses the scoring: neither reading may hide a reason to take points. */
function findAnywhere(words: RegExp, reach: Reach, message: Reading, company: Reading): string | undefined {
  return (
    findQuote(words, message.whole, reach, message.written) ??
    findQuote(words, message.bare, reach, message.written) ??
    findQuote(words, message.claims, reach, message.written) ??
    findQuote(words, company.whole, reach, company.written)
  );
}

/** How the message begins, apart from what addresses the scoring. */
function opening({ written, claims }: Reading): string {
  const text = claims.trim() ? written.slice(claims.search(/\S/u), claims.trimEnd().length) : written;
  return shorten(text.replace(/\s+/gu, " ").trim(), OPENING) || "…";
}

/** Free mailboxes, whatever their country's ending. They count for nothing, neither for nor against. */
const FREE = new Set(lists.freeMailboxes.split(" "));

/** Services that hand out addresses for minutes. */
const THROW_AWAY = new Set(lists.throwAwayMailboxes.split(" "));

/** Made up on the spot: asdf@asdf.com, test@test.com. */
const MADE_UP = /^(?:asdf\w*|qwert\w*|test\w*|foo|bar|abc|xyz|aaa+|none|nomail|noemail|fake)\.[a-z]{2,}$/u;

/** "yahoo.co.uk" and "gmail.com", but not "mail.firm.com". */
const PLAIN = /^([^.]+)\.[a-z]{2,3}(?:\.[a-z]{2})?$/u;

/**
 * What an e-mail address says: a work address, a free mailbox, or one made to be thrown away; "none" where none is
 * given yet. Only the part after the @ is read: the part before it is a name.
 */
type AddressKind = "work" | "free" | "throw-away" | "none";

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

function addressKind(email: string): AddressKind {
  if (email === "") return "none";
  const domain = domainOf(email);
  const labels = domain.split(".");
  if (labels.length < 2 || MADE_UP.test(domain) || labels.some((label) => THROW_AWAY.has(label))) return "throw-away";
  return FREE.has(PLAIN.exec(domain)?.[1] ?? "") ? "free" : "work";
}
