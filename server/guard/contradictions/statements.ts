/** Extracts the figures that a text states, each with its context. */
import { type Clause, clausesOf } from "../claims/clauses.ts";
import type { Direction } from "../claims/marks.ts";
import { speaksOn } from "../claims/marks.ts";
import type { Quantity } from "../claims/quantities.ts";
import type { Passage } from "../grounds.ts";
import { readSentence } from "../reading.ts";
import { plain } from "../text/plain.ts";
import { sentencesOf } from "../text/sentences.ts";
import type { Term } from "../text/terms.ts";
import type { Token } from "../tokens.ts";
import { changeIn, countedBy, moodOf, type Part, timesOf } from "./circumstances.ts";
import type { Naming } from "./naming.ts";
import { type Family, familyOf, type Interval, intervalOf } from "./values.ts";

export interface Statement {
  /** As it was written. */
  sentence: string;
  quantity: Quantity;
  family: Family;
  interval: Interval;
  part: Part;
  direction: Direction;
  /** Over what time, or how often. */
  times: readonly string[];
  /** Stems of what is counted, where a noun follows the number. */
  counted: readonly string[];
  /** Only asked, planned, supposed, denied, or said of a part. */
  mood: string;
  /** What it says beside the number. */
  words: readonly Token[];
  /** Stems of the whole sentence and of what stands above it. */
  around: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
  /** Address of the page, without an anchor; empty where it stands on none. */
  page: string;
  /** All quantities of the sentence. */
  beside: readonly { quantity: Quantity; interval: Interval }[];
}

export function statementsIn(passage: Passage, naming: Naming, pageSubjects: ReadonlySet<string>): Statement[] {
  const heading = [passage.title, passage.section].filter(Boolean).join(". ");
  const head = readSentence(heading).terms;
  const above = nearest(naming.ids(heading), pageSubjects);
  if (/worked example/i.test(heading) || passage.role === "worked-example") return [];
  let spokenOf = above;
  return passage.text
    .split("\n")
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const text = plain(sentence);
      // "Its gain was 30%": of whom the sentence before told; where it named nobody, that cannot be known.
      const own = naming.ids(text);
      if (own.size > 0) spokenOf = nearest(own, above);
      else if (above.size > 0 && !speaksOn(text)) spokenOf = above;
      if (spokenOf.size === 0 && speaksOn(text) && /\bclient\b|^its\b/i.test(text)) return [];
      return inSentence(sentence, { head, above: spokenOf, naming, page: pageOf(passage.url) });
    });
}

interface Above {
  head: readonly Term[];
  above: ReadonlySet<string>;
  naming: Naming;
  page: string;
}

export const pageOf = (url: string | null) => url?.split("#")[0] ?? "";

function inSentence(sentence: string, { head, above, naming, page }: Above): Statement[] {
  const { text, terms, quantities } = readSentence(sentence);
  if (quantities.length === 0 || /\?["')\]]*$/.test(text)) return [];
  const named = nearest(naming.ids(text), above);
  const around = new Set([...terms, ...head].map(({ key }) => key));
  const beside = quantities.map((quantity) => ({ quantity, interval: intervalOf(quantity, text) }));
  return clausesOf(text).flatMap((clause) =>
    clause.quantities.flatMap((quantity): Statement[] => {
      const family = familyOf(quantity);
      if (!family || isPeriodOf(quantity, clause) || isVague(quantity, clause)) return [];
      return [
        {
          sentence,
          quantity,
          family,
          interval: intervalOf(quantity, clause.text),
          ...changeIn(quantity, clause),
          times: timesOf(quantity, clause, text),
          counted: countedBy(quantity, clause),
          mood: moodOf(quantity, clause, text),
          words: wordsOf(naming.without(clause.text), naming.without(text)),
          around,
          subjects: nearest(naming.ids(clause.text), named),
          page,
          beside,
        },
      ];
    }),
  );
}

/** Beside another figure, a time is the one over which that was measured. */
const isPeriodOf = (quantity: Quantity, { quantities }: Clause) =>
  familyOf(quantity) === "duration" && quantities.some((other) => !["duration", undefined].includes(familyOf(other)));

/** "Several million pounds", and a small number of nothing that is named. */
const isVague = (quantity: Quantity, clause: Clause) =>
  /^(?:hundred|thousand|million|billion|dozen)/i.test(quantity.text) ||
  (quantity.unit === "count" && quantity.low < FEW && countedBy(quantity, clause).length === 0);
const FEW = 20;

/** What is named here counts before what stands above; the house speaks of its clients everywhere. */
const nearest = (here: ReadonlySet<string>, above: ReadonlySet<string>) =>
  here.size === 0 || (above.size > 0 && [...here].every((id) => id === HOUSE)) ? above : here;
export const HOUSE = "house-agency";

/** A clause that says little beside its number speaks of what the sentence does. */
function wordsOf(clause: string, text: string): Token[] {
  const [own, whole] = [clause, text].map((part) => readSentence(part).tokens);
  return own && own.filter(({ weight }) => weight >= CONTENT).length >= 2 ? [...own] : [...(whole ?? [])];
}
const CONTENT = 0.5;
