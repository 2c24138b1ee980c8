/** The grounds of one answer in units: each sentence of its passages, and each fact as a sentence. */
import { type Quantity, quantitiesOf } from "./claims/quantities.ts";
import type { ReadFact } from "./facts.ts";
import type { Grounds } from "./grounds.ts";
import { bareWords, type PlaceUnit, placeReader } from "./places.ts";
import { isRow } from "./statements.ts";
import { plain } from "./text/plain.ts";
import { termsOf, withExpressions } from "./text/terms.ts";

export interface Unit extends PlaceUnit {
  /** Its place among all. */
  number: number;
  /** Units of one passage stand next to each other. */
  passage: number;
}

export interface Prepared {
  units: readonly Unit[];
  /** Those that say anything by themselves, by the words of their sentence. */
  bySentence: ReadonlyMap<string, readonly Unit[]>;
  /** What introduces a list, and the heads of tables: they say nothing by themselves. */
  announcing: ReadonlySet<string>;
  /** Stems of all that was given, and of each passage. */
  all: ReadonlySet<string>;
  passageWords: readonly ReadonlySet<string>[];
  /** Stems of the words that the visitor wrote, and the quantities. */
  visitorWords: ReadonlySet<string>;
  visitorQuantities: readonly Quantity[];
  /** All passages as one plain text, for quotations. */
  text: string;
  facts: readonly ReadFact[];
  /** Ids of the subjects that a text names. */
  subjectsNamed: (text: string) => Set<string>;
  grounds: Grounds;
}

const announces = (sentence: string) => isRow(sentence) || /:$/.test(sentence);
const stemsIn = ({ terms, head }: PlaceUnit) => [...terms.map(({ key }) => key), ...head];

export function prepare(grounds: Grounds): Prepared {
  const reader = placeReader(grounds.subjects);
  const places = [...grounds.passages.map(reader.passage), ...grounds.facts.map(reader.fact)];
  const units = places
    .flatMap((place, passage) => place.units.map((unit) => ({ unit, passage })))
    .map(({ unit, passage }, number) => ({ ...unit, passage, number }));
  const visitor = grounds.visitor.map((text) => withExpressions(plain(text)));
  return {
    units,
    bySentence: Map.groupBy(
      units.filter(({ own, isFact }) => own.length > 0 && !isFact),
      ({ sentence }) => bareWords(sentence),
    ),
    announcing: new Set(
      units
        .filter(({ own, sentence }) => own.length === 0 && announces(sentence))
        .map(({ sentence }) => bareWords(sentence)),
    ),
    all: new Set(units.flatMap(stemsIn)),
    passageWords: places.map((place) => new Set(place.units.flatMap(stemsIn))),
    visitorWords: new Set(visitor.flatMap((text) => termsOf(text).map(({ key }) => key))),
    visitorQuantities: visitor.flatMap(quantitiesOf),
    text: places.map(({ text }) => text).join(" "),
    facts: places.flatMap(({ ledger }) => ledger),
    subjectsNamed: reader.subjectsNamed,
    grounds,
  };
}
