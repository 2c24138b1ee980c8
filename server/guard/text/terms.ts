/** The words of a text: by their stems, with what they deny and which of them only join others. */
import { stemmer } from "stemmer";
import { denialIn } from "../lexicon.ts";
import { oneForm, plain } from "./sentences.ts";

interface Term {
  /** In lower case, without a possessive. */
  word: string;
  stem: string;
  /** A function word: it claims nothing by itself. */
  joins: boolean;
  denied: boolean;
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['&][\p{L}\p{M}]+)*/gu;
const JOINING = new Set(
  `a about above across after against ago all along also although always am among an and another any anyone anything are
  around as at away be became because become been before behind being below beside besides between beyond both but by can
  cannot could did do does doing done down during each either else even every everybody everyone everything few for from
  further gave get gets getting give given gives goes going gone got had has have having he hence her here how however i
  if in indeed instead into is it its itself just keep less let like made make makes many may me might more most much must
  my near need needs neither never no nobody none nor not nothing now of off often on once one only onto or other others
  our ours out over own per perhaps please put quite rather same set shall she should since so some somebody someone
  something sometimes soon still such take taken takes than that the their theirs them then there therefore these they
  thing things this those through thus till to together too toward towards under unless until up upon us use used uses
  using usually very via was way ways we well went were what when where whether which while who whole whom whose why will
  with within without would yet you your yours yes say says said s t d ll m o re ve`.split(/\s+/),
);

export function termsOf(text: string): Term[] {
  const read = plain(text);
  const denial = denialIn(read);
  return [...read.matchAll(WORD)].map(({ 0: raw, index }) => {
    const word = raw
      .toLowerCase()
      .replace(/(?:n't|'(?:s|d|ll|ve|re|m))$/, "")
      .replace(/'/g, "");
    return {
      word,
      stem: stem(word),
      joins: word.length < 2 || JOINING.has(word) || /n't$/i.test(raw),
      denied: denial(index) !== undefined,
    };
  });
}

export const contentOf = (text: string): Term[] => termsOf(text).filter(({ joins }) => !joins);
export const stemsOf = (text: string): Set<string> => new Set(contentOf(text).map((term) => term.stem));

/** Small words of the languages that visitors write most, none of which is English. */
const FOREIGN = new Set(
  `der die das und ist nicht ein eine mit von für auf den dem sich wir sie werden wird auch als le la les des du et est une
  pour dans que qui pas sur avec nous vous au aux el los las del y una por para con su se lo es como más no son o os um uma
  não na nas nos pela pelo ao aos dos das em il lo gli di che per non sono alla della een het van de en niet voor zijn met`.split(
    /\s+/,
  ),
);

const ENGLISH = new Set(
  [...JOINING].filter((word) => word.length > 2 && !FOREIGN.has(word) && !/^(?:was|will|all|also)$/.test(word)),
);

/** Anything that is not plainly in another language: in English more can be compared. */
export function isEnglish(text: string): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return false;
  const words =
    oneForm(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  return count(FOREIGN) <= count(ENGLISH);
}

/** A sentence as the same one is found again: with its signs, which say as much as its words, but for those that end it. */
export const bareWords = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/[\s.,;:]+$/, "");

/** Forms that no rule of endings brings together. Left: as written, right: the word that it is a form of. */
const IRREGULAR: Record<string, string> = {
  fell: "fall", fallen: "fall", rose: "rise", risen: "rise", grew: "grow", grown: "grow", sold: "sell", bought: "buy", brought: "bring", kept: "keep", held: "hold", told: "tell", claimed: "say", wrote: "write", written: "write", chose: "choose", chosen: "choose", spent: "spend", drew: "draw", drawn: "draw", drove: "drive", driven: "drive", built: "build", sent: "send", began: "begin", begun: "begin", won: "win", lost: "lose", paid: "pay", ran: "run", saw: "see", seen: "see", took: "take", taken: "take", gave: "give", given: "give", knew: "know", known: "know", thought: "think", shown: "show", shrank: "shrink", shrunk: "shrink", spoke: "speak", spoken: "speak", taught: "teach", understood: "understand", led: "lead", left: "leave", met: "meet", meant: "mean", made: "make", went: "go", gone: "go", came: "come", became: "become", got: "get", gotten: "get", withdrew: "withdraw", withdrawn: "withdraw", split: "split", rang: "ring", rung: "ring", broke: "break", broken: "break", hidden: "hide", hid: "hide", bid: "bid", bade: "bid", stood: "stand", caught: "catch", sought: "seek", dealt: "deal", lent: "lend", laid: "lay", read: "read", ends: "end",
  people: "person", men: "man", women: "woman", children: "child", criteria: "criterion", data: "data", media: "media", analyses: "analysis", matrices: "matrix", indices: "index",
  programme: "program", programmes: "program", enquiry: "inquiry", enquiries: "inquiry", enquirer: "inquirer", judgement: "judgment", licence: "license", licences: "license", catalogue: "catalog", cheque: "check", behaviour: "behavior", favour: "favor", favours: "favor", colour: "color", labour: "labor", centre: "center", centres: "center", defence: "defense", adviser: "advisor", advisers: "advisors", ageing: "aging", practise: "practice", organise: "organize", grey: "gray",
  worse: "bad", worst: "worst", better: "better", best: "best", less: "less", least: "least",
  ads: "ad", advert: "ad", adverts: "ad", advertisement: "ad", advertisements: "ad", advertiser: "advertiser", email: "email", emails: "email", "e-mail": "email", signup: "signup", signups: "signup",
  analytics: "analytics", marketing: "marketing", marketer: "marketer", marketers: "marketer", experience: "experience", university: "university", universal: "universal", policy: "policy", policies: "policy", police: "police", organ: "organ", organisation: "organization", organisations: "organization", general: "general", published: "publish", publishes: "publish", publishing: "publish", publication: "publish", unpublished: "unpublished", public: "public", publicly: "public", number: "number", news: "news", new: "new", newly: "new", ones: "one", relative: "relative", relate: "relate", authority: "authority", author: "author", investment: "investment", investor: "investor", finally: "finally", past: "past", passed: "pass", apartment: "apartment", department: "department", departure: "departure", important: "important", import: "import", executive: "executive", execute: "execute", person: "person", personal: "personal", personally: "personal", personnel: "personnel", ministry: "ministry", minister: "minister", guaranteed: "guarantee", guarantees: "guarantee",
  approver: "approver", approvers: "approver", approval: "approve", approvals: "approve", refusal: "refuse", refusals: "refuse", removal: "remove", renewal: "renew", renewals: "renew", proposal: "propose", proposals: "propose", withdrawal: "withdraw", arrival: "arrival", arrivals: "arrival", decision: "decide", decisions: "decide", decided: "decide", reduction: "reduce", growth: "growth", monthly: "month", weekly: "week", daily: "day", yearly: "year", annual: "year", annually: "year", quarterly: "quarter", sped: "speed", comparison: "compare", comparisons: "compare", measurement: "measure", completion: "complete", completed: "complete", completes: "complete", loss: "lose", losses: "lose", proof: "prove", payment: "pay", payments: "pay", description: "describe", explanation: "explain", explanations: "explain", choice: "choose", choices: "choose", spending: "spend", thoughts: "think", sale: "sale", sales: "sale", advice: "advise", belief: "believe", length: "long", longer: "long", speed: "speed", faster: "fast", quicker: "quick", quickly: "quick",
}; // biome-ignore format: a table

const ADJECTIVES =
  "short close small large big wide narrow easy early late clear fair safe strong weak slow great near deep rich poor firm soft hard simple cheap bright dark long old young new few broad quiet busy";
/** "shorter" and "shortest" are forms of "short". */
const GRADES = new Map(
  ADJECTIVES.split(" ").flatMap((word) =>
    ["er", "est"].map((end): [string, string] => [
      `${word.replace(/e$/, "").replace(/y$/, "i").replace(/^big$/, "bigg")}${end}`,
      word,
    ]),
  ),
);

const known = new Map(Object.entries(IRREGULAR));

/** `word` in lower case, without apostrophes. */
export function stem(word: string): string {
  const cached = stems.get(word);
  if (cached !== undefined) return cached;
  const made = stemOf(word);
  if (stems.size >= CACHE_SIZE) stems.clear();
  stems.set(word, made);
  return made;
}

const stems = new Map<string, string>();
const CACHE_SIZE = 50_000;

function stemOf(word: string): string {
  const whole = known.get(word) ?? GRADES.get(word);
  // A form that stands for itself is kept from the rules: "marketing" is no form of "market".
  if (whole) return whole === word ? whole : stem(whole);
  return stemmer(american(word));
}

const american = (word: string) =>
  word
    .replace(/is(e|ed|es|er|ers|ing|ation|ations|able)$/, "iz$1")
    .replace(/ys(e|ed|es|er|ers|ing)$/, "yz$1")
    .replace(/^(\w{3,})our(s|ed|ing|ite|ites|al|able)?$/, "$1or$2")
    .replace(/^(travel|model|label|cancel|channel|counsel|signal|total|level)l(ing|ed|er|ers)$/, "$1$2");
