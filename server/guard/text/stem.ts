/** Stems: one form for British and American, singular and plural, verb and noun. */
import { stemmer } from "stemmer";

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
