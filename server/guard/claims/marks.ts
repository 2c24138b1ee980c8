/** What a clause does beside naming things: it gives a direction, a cause, a promise, a scope or a rank. */
import type { Term } from "../text/terms.ts";
import { isEnglish } from "../words/concepts.ts";
import { stem } from "../words/stem.ts";

const stemsOf = (words: string) => new Set(words.split(/\s+/).filter(Boolean).map(stem));
const has = (set: ReadonlySet<string>) => (terms: readonly Term[]) => terms.some(({ key }) => set.has(key));

const UP = stemsOf(
  "rise increase grow climb higher gain uplift lift raise jump soar surge up improve improvement boost upward exceed outperform extra",
);
const DOWN = stemsOf(
  "fall decrease drop decline reduce lower reduction cut shrink down dip fewer shave slash save saving decreased plunge downward diminish below cheaper shed",
);
/** May be a direction beside a number ("45% more conversions") and is none elsewhere. */
const MORE = /\b(?:more|additional|extra|above|ahead|better|longer|dearer|beyond)\b/i;
const LESS = /\b(?:less|fewer|under|faster|quicker|cheaper|sooner|shorter|below|-(?=\d))\b/i;

export interface Direction {
  up: boolean;
  down: boolean;
}

function directionOf(terms: readonly Term[], text: string): Direction {
  const withoutComparisons = text.replace(
    /\b(?:more|less|fewer|higher|lower) than(?= [\d£$€]| \w+ (?:per|million|years))/gi,
    "",
  );
  const beside = /%|per ?cent|\d/.test(withoutComparisons);
  return {
    up: has(UP)(terms.filter(notPhrasal)) || (beside && MORE.test(withoutComparisons)),
    down: has(DOWN)(terms.filter(notPhrasal)) || (beside && LESS.test(withoutComparisons)),
  };
}

/** "came up", "set up", "build up" and "down to" are no directions. */
const notPhrasal = ({ word }: Term) => word !== "up" && word !== "down";
/** "went up", "is down": directions all the same. */
const PHRASAL_UP =
  /\b(?:(?:go(?:es|ne|ing)?|went|came|moved?|shot) (?:back )?up\b(?! to\b| with\b)|up (?:from|by|some|about)\b|up [\d£$€])/i;
const PHRASAL_DOWN =
  /\b(?:(?:go(?:es|ne|ing)?|went|came|comes?|moved?|brought|is|was) (?:back )?down\b(?! to\b)|down (?:from|by|some|about)\b|down [\d£$€])/i;

export const directionIn = ({ terms, text }: { terms: readonly Term[]; text: string }): Direction => {
  const { up, down } = directionOf(terms, text);
  return { up: up || PHRASAL_UP.test(text), down: down || PHRASAL_DOWN.test(text) };
};

const SPEAKS_ON =
  /^(?:and |but |so )?(?:it|its|they|their|that|this|these|those|he|she|here|there|the (?:same|client|figure|case|campaign|programme|company|firm))\b/i;
/** "It fell": of what was named before. */
export const speaksOn = (text: string): boolean => SPEAKS_ON.test(text);

const CAUSE =
  /\b(?:because|due to|thanks to|owing to|caus(?:e|es|ed|ing)|led to|leads? to|leading to|drov(?:e|en)|driv(?:es|en|ing)|result(?:s|ed|ing)? (?:in|from)|as a result|is down to|down to|explains?|explained by|thereby|attributable|responsible for|contribut\w+|the reason (?:for|why)|owed to|made possible|triggered|so that)\b/i;
const BRINGS =
  /\b(?:brought|brings?|generat(?:e|es|ed)|produc(?:e|es|ed)|earn(?:s|ed)?|attract(?:s|ed)?|won|wins?|delivered|raised|raises|prevent(?:s|ed)?|boost(?:s|ed)?|improv(?:es|ed))\b/i;
export const givesCause = (text: string): boolean => CAUSE.test(text);
export const brings = (text: string): boolean => BRINGS.test(text) && !/whatever (?:brought|brings)/i.test(text);
/** In a ground, any of the words that join a thing with its reason. */
const REASON =
  /\b(?:because|since|due|thanks|caus\w+|led to|result\w* (?:in|from)|therefore|by \w+ing|for this reason|why|which means|meaning|hence|drove|depends?|comes? from|explain\w*|thus|made|makes|so that)\b|, so\b|\bas\b(?! well|\s+a\b)/i;
export const givesReason = (text: string): boolean => REASON.test(text);

/** Ranks of several words, and of places in a competition. */
const RANK_EXPRESSION =
  /\b(?:number one|no\. ?1|of its kind|first (?:in|of|to|ever)|in the (?:whole )?(?:world|industry|country)|on the market|(?:most|least) \w+(?:ed|ful|ing|ive|able|ate|ous|ent|ant|al|ic)\b|the (?:best|largest|biggest|leading))/i;
export const rankIn = (text: string): string | undefined => RANK_EXPRESSION.exec(text)?.[0];

const FUTURE = /\b(?:will|'ll|shall|going to|bound to|can expect|could expect|should expect|you'd get|would get)\b/i;
const OUTCOME =
  /\b(?:sav(?:e|es|ing|ings)|results|success|profits?|pays? for|refund\w*|relie\w+|win|double|increase|cut|lower|higher|better|faster|fewer|gain|improve|fall|rise|grow|reduce|drop|recover|certain|right answer)\b|\d/i;
export const promises = (text: string): boolean =>
  (FUTURE.test(text) && OUTCOME.test(text)) ||
  /\b(?:can|could|may|might) (?:\w+ )?(?:reach|achieve|expect)\b|\byou (?:can|could|may|might) (?:\w+ )?get\b/i.test(
    text,
  );
export const CERTAIN =
  /\b(?:guarante\w+|promis\w+|ensur\w+|assur\w+|certain(?:ty)? (?:for|to|that)|definitely|without fail|risk-free|no risk|for sure|no doubt|undoubtedly|surely|inevitabl\w+)\b/i;

const ALL = stemsOf("all every each always everyone everybody everywhere worldwide globally universally entire whole");
const GENERAL = stemsOf("typical typically average usually normally generally mostly most majority regularly commonly");
const MANY = stemsOf("many several numerous multiple countless various");
const SOLE = stemsOf("alone only solely exclusively");
/** "Each", "all", "usually": what is measured once may not be spread. */
export const spreads = has(new Set([...ALL, ...GENERAL]));
export const SCOPES = [ALL, GENERAL, MANY, SOLE].map((set) => ({ set }));

const RANKS = new Set(
  "best worst leading top unique unrivalled unparalleled premier foremost firstclass flagship pioneer".split(" "),
);
/** Superlatives: of a word in -est whose stem is English, or of "most" before a word. */
export function ranksOf(terms: readonly Term[]): Term[] {
  return terms.filter(
    (term, at) =>
      (RANKS.has(term.word) && terms[at + 1]?.word !== "to") ||
      isEst(term.word) ||
      (terms[at - 1]?.word === "most" && terms[at - 2]?.word !== "at"),
  );
}

const NO_RANK = new Set(
  "interest request invest test rest west guest quest nest forest honest modest contest protest suggest digest harvest latest least vest chest arrest manifest tempest earnest closest nearest best".split(
    " ",
  ),
);
function isEst(word: string): boolean {
  if (!/\w{3,}est$/.test(word) || NO_RANK.has(word)) return false;
  const base = word.slice(0, -3);
  return [base, `${base}e`, base.replace(/i$/, "y"), base.replace(/(.)\1$/, "$1")].some((form) =>
    isEnglish(stem(form)),
  );
}
