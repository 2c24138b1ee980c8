/** How well one unit of the grounds bears out one claim: numbers that a logistic model weighs. */

import { actorsDiffer } from "./actors.ts";
import { align, HEADING, type Hit, type Index, type Sides } from "./alignment.ts";
import type { Clause } from "./claims/clauses.ts";
import type { Form } from "./claims/forms.ts";
import { brings, directionIn, givesCause, promises, rankIn, ranksOf, SCOPES } from "./claims/marks.ts";
import { type Quantity, sameQuantity } from "./claims/quantities.ts";
import { HOUSE } from "./house.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Unit } from "./units.ts";
import { WIDER, WORDNET } from "./words/relations.ts";

/** Each is 0 where nothing is wrong; the more, the worse. */
export const FEATURES = [
  // Share of the words' weight that the unit lacks; weight of the weightiest word that all the grounds lack.
  "missing",
  "worstAll",
  // Share that stands in another word of this business, in a wider or a narrower one, or only in a heading.
  "business",
  "kind",
  "heading",
  // Turned round or denied on one side only, here; and in the part that says most nearly the same.
  "turned",
  "parity",
  "deniedElsewhere",
  // What the unit says beside the claim; neighbours that it does not join, or has in the other order.
  "unsaid",
  "unjoined",
  "swapped",
  // Another kind of actor acts, or another of the same kind, or the house does not.
  "actor",
  "otherActor",
  "house",
  // A scope, direction, cause, promise or rank that the unit does not give.
  "scope",
  "direction",
  "cause",
  "promise",
  "rank",
  // How far down the passage stands in what was found for the question; share of the figures that it lacks.
  "far",
  "apart",
  // A plain assertion, or advice, rather than a refusal or "it depends".
  "plain",
  "advice",
] as const;

export interface Evidence {
  unit: number;
  features: number[];
}

/** Units that are looked at closely. */
const CANDIDATES = 6;
/** Strength from which a word is there, and not only something like it. */
const PRESENT = 0.3;
/** Passages that a question finds, about. */
const MANY = 35;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const flag = (is: boolean) => (is ? 1 : 0);

/** A claim as it is aligned with all the grounds. */
interface Aligned {
  claim: Clause;
  form: Form | undefined;
  tokens: readonly Token[];
  hits: readonly Map<number, Hit>[];
  total: number;
  index: Index;
  deniedElsewhere: number;
}

/** The units that bear the claim out best, each with its features. */
export function evidenceFor(claim: Clause, form: Form | undefined, index: Index): Evidence[] {
  const tokens = tokensOf(claim);
  const hits = align(tokens, index);
  const total = sum(tokens.map(({ weight }) => weight)) || 1;
  const deniedElsewhere = contradiction(tokens, hits, total, index);
  const aligned: Aligned = { claim, form, tokens, hits, total, index, deniedElsewhere };
  return candidates(aligned).map((unit) => ({ unit, features: featuresOf(aligned, unit) }));
}

function candidates({ tokens, hits, index }: Aligned): number[] {
  const scores = new Map<number, number>();
  for (const [at, { weight }] of tokens.entries())
    for (const [unit, { strength, token }] of hits[at] ?? [])
      scores.set(unit, (scores.get(unit) ?? 0) + weight * strength * (token ? 1 : 0.5));
  const around = (unit: number) => Math.max(0, ...neighbours(unit, index).map((other) => scores.get(other) ?? 0));
  const best = [...scores].map(([unit, own]) => [unit, own + 0.3 * around(unit)] as const);
  const sorted = best.sort((a, b) => b[1] - a[1]).map(([unit]) => unit);
  return sorted.length > 0 ? sorted.slice(0, CANDIDATES) : [-1];
}

const neighbours = (unit: number, { units }: Index) =>
  [unit - 1, unit + 1].filter((other) => units[other]?.passage === units[unit]?.passage);

/** Weight of the shared words by the sides that they stand on. */
type Weighed = Record<Sides, number>;
const nothing = (): Weighed => ({ both: 0, turned: 0, clause: 0, same: 0 });

/** What is turned round tells, however common the word: "includes" for "excludes". */
const counted = (token: Token | undefined, sides: Sides) =>
  sides === "turned" ? Math.max(token?.weight ?? 0, 0.6) : (token?.weight ?? 0);

/** One word turned round in six is as much as all, or a third denied with its clause. Where both deny something, a word outside the denial tells nothing. */
function reversal({ both, turned, clause, same }: Weighed): number {
  const held = both + turned + clause + same;
  return held > 0 ? Math.min(1, (6 * turned + 3 * (both > 0 ? 0 : clause)) / held) : 0;
}

/** How much more of the claim some part of the grounds says the other way round than any part agrees with. */
function contradiction(tokens: readonly Token[], hits: readonly Map<number, Hit>[], total: number, index: Index) {
  const parts = new Map<Clause, Weighed>();
  for (const [at, found] of hits.entries())
    for (const [number, { strength, token, sides }] of found) {
      const part = token && index.units[number]?.parts[token.clause];
      if (!part || part.text.endsWith("?")) continue;
      const weighed = parts.get(part) ?? nothing();
      weighed[sides] += strength * counted(tokens[at], sides);
      parts.set(part, weighed);
    }
  let [agreed, denied] = [0, 0];
  for (const weighed of parts.values()) {
    const share = (weighed.both + weighed.turned + weighed.clause + weighed.same) / total;
    const turned = reversal(weighed);
    agreed = Math.max(agreed, share * (1 - turned));
    denied = Math.max(denied, share * turned);
  }
  return Math.max(0, denied - agreed);
}

function featuresOf(aligned: Aligned, number: number): number[] {
  const { claim, form, tokens, hits, total, index } = aligned;
  const unit = index.units[number];
  const here = hits.map((found) => found.get(number));
  const anywhere = hits.map((found) => Math.max(0, ...[...found.values()].map(({ strength }) => strength)));
  const lost = (strengths: readonly number[]) =>
    tokens.map(({ weight }, at) => ((strengths[at] ?? 0) > PRESENT ? 0 : weight));
  const share = (of: (hit: Hit) => boolean) =>
    sum(tokens.map(({ weight }, at) => (here[at] && of(here[at]) ? weight : 0))) / total;
  const close = [number, ...neighbours(number, index)].flatMap((other) => index.units[other]?.quantities ?? []);
  return [
    sum(lost(here.map((hit) => hit?.strength ?? 0))) / total,
    Math.max(0, ...lost(anywhere)),
    share(({ token, strength }) => token !== undefined && strength > WORDNET && strength < 1),
    share(({ token, strength }) => token !== undefined && strength <= WIDER),
    share(({ token, strength }) => token === undefined && strength <= HEADING),
    ...sidesOf(aligned, here, unit),
    ...orderOf(aligned, here, unit),
    ...marksOf(claim, unit),
    Math.min(1, (unit?.passage ?? MANY) / MANY),
    apart(claim, close),
    flag(form === undefined),
    flag(form === "advice"),
  ];
}

type Here = readonly (Hit | undefined)[];

/** The tokens of the unit's part in which most of the claim stands. */
function mainPart({ tokens }: Aligned, here: Here, unit: Unit | undefined): readonly Token[] {
  const weights = new Map<number, number>();
  for (const [at, hit] of here.entries())
    if (hit?.token)
      weights.set(hit.token.clause, (weights.get(hit.token.clause) ?? 0) + (tokens[at]?.weight ?? 0) * hit.strength);
  const main = [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  return unit?.tokens.filter(({ clause }) => clause === main) ?? [];
}

const denies = (tokens: readonly Token[]) => tokens.some(({ denied }) => denied !== undefined);

function sidesOf(aligned: Aligned, here: Here, unit: Unit | undefined): number[] {
  const weighed = nothing();
  for (const [at, hit] of here.entries())
    if (hit?.token) weighed[hit.sides] += counted(aligned.tokens[at], hit.sides) * hit.strength;
  const ground = mainPart(aligned, here, unit);
  const claimed = new Set(here.map((hit) => hit?.token));
  const all = sum(ground.map(({ weight }) => weight)) || 1;
  const unsaid = sum(ground.map((token) => (claimed.has(token) ? 0 : token.weight))) / all;
  return [reversal(weighed), flag(denies(aligned.tokens) !== denies(ground)), aligned.deniedElsewhere, unsaid];
}

function orderOf({ tokens, hits, index }: Aligned, here: Here, unit: Unit | undefined): number[] {
  let [links, joined, swapped] = [0, 0, 0];
  const beside = unit ? neighbours(unit.number, index) : [];
  for (const at of tokens.slice(1).keys()) {
    const [a, b] = [here[at], here[at + 1]];
    const together = a && b && (a.token?.clause === b.token?.clause || !a.token || !b.token);
    links += 1;
    if (together) joined += 1;
    else if ((a && b) || beside.some((other) => hits[at]?.has(other) && hits[at + 1]?.has(other))) joined += 0.5;
    if (together && a.token && b.token && a.token.at > b.token.at) swapped += 1;
  }
  const pairs = tokens.map((token, at) => ({ token, hit: here[at] }));
  const share = (count: number) => (links > 0 ? count / links : 0);
  return [share(links - joined), share(swapped), ...actorsDiffer(pairs, unit?.tokens ?? [])];
}

function marksOf(claim: Clause, unit: Unit | undefined): number[] {
  const { text, terms } = claim;
  const ground = unit?.text ?? "";
  const claimed = directionIn(claim);
  const given = unit ? directionIn(unit) : { up: false, down: false };
  const against = (claimed.up && given.down && !given.up) || (claimed.down && given.up && !given.down);
  const none = (claimed.up || claimed.down) && !given.up && !given.down;
  const words = unit?.terms.map(({ word }) => word) ?? [];
  const isHouse = terms.slice(0, 3).some(({ word }) => HOUSE.test(word));
  const givesRank = ranksOf(terms).every(({ word }) => words.includes(word)) && (!rankIn(text) || rankIn(ground));
  const bringsFigure = brings(text) && claim.quantities.length > 0 && !brings(ground);
  return [
    flag(isHouse && !words.some((word) => HOUSE.test(word))),
    scopesMissing(claim, unit),
    against ? 1 : none ? 0.5 : 0,
    flag((givesCause(text) && !(unit?.reason ?? false)) || bringsFigure),
    flag(promises(text) && !promises(ground) && !denies(tokensOf(claim))),
    flag(!givesRank),
  ];
}

/** "All", "usually", "many" and "alone" that the unit does not say; "none" is as wide as "all". */
function scopesMissing({ terms }: Clause, unit: Unit | undefined): number {
  const wide = denies(unit?.tokens ?? []);
  return SCOPES.filter(({ set }, at) => {
    const says = (all: readonly { key: string }[]) => all.some(({ key }) => set.has(key));
    return says(terms) && !says(unit?.terms ?? []) && !(at === 0 && wide);
  }).length;
}

/** Share of the claim's figures that neither the unit nor its neighbours have. */
function apart({ quantities }: Clause, near: readonly Quantity[]): number {
  const lost = quantities.filter((claimed) => !near.some((ground) => sameQuantity(claimed, ground)));
  return quantities.length > 0 ? lost.length / quantities.length : 0;
}
