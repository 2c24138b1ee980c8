/** How well one unit of the grounds bears out one claim: numbers that a logistic model weighs. */

import { actorDiffers } from "./actors.ts";
import { align, HEADING, type Hit, type Index } from "./alignment.ts";
import type { Clause } from "./claims/clauses.ts";
import type { Form } from "./claims/forms.ts";
import { speaksOn } from "./claims/marks.ts";
import { apart, marksOf, otherSubject } from "./marks-compared.ts";
import { contradiction, counted, nothing, reversal } from "./reversal.ts";
import { sectorsOf } from "./subjects.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Unit } from "./units.ts";

/** Each is 0 where nothing is wrong; the more, the worse. */
export const FEATURES = [
  // Weight of the weightiest word that all the grounds lack; share that the unit has only in other words or not at all, and only in a heading.
  "worstAll",
  "inexact",
  "heading",
  // Turned round or denied on one side only, here; and in the part that says most nearly the same.
  "turned",
  "parity",
  "deniedElsewhere",
  // What the unit says beside the claim, and between its words; neighbours that it does not join, or has in the other order.
  "unsaid",
  "between",
  "unjoined",
  "swapped",
  // It tells of another case or of another sector than the claim names.
  "subject",
  // Another kind of actor acts.
  "actor",
  // What opens the unit's part is not said, though the rest is: "IT quotes a price" for "Legal quotes a price".
  "opened",
  // A scope, direction, cause or promise that the unit does not give, or an alternative to what it gives.
  "scope",
  "sole",
  "direction",
  "cause",
  "promise",
  "contrast",
  // How far down the passage stands in what was found for the question; share of the figures that it lacks.
  "far",
  "apart",
  // An assertion or advice rather than a refusal or "it depends".
  "plain",
] as const;

export interface Evidence {
  unit: number;
  features: number[];
}

/** Units that are looked at closely. */
const CANDIDATES = 6;
/** Strength from which a word is there, and not only something like it. */
const PRESENT_STRENGTH = 0.3;
/** Passages that a question finds, about. */
const USUAL_PASSAGES = 35;

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
  /** The subjects and sectors that it names. */
  named: ReadonlySet<string>;
  sectors: ReadonlySet<string>;
}

/** Units with their features: those given, or else the ones that bear the claim out best. */
export function evidenceFor(
  claim: Clause,
  form: Form | undefined,
  index: Index,
  units?: readonly number[],
): Evidence[] {
  const aligned = alignedWith(claim, form, index);
  return (units ?? candidates(aligned)).map((unit) => ({ unit, features: featuresOf(aligned, unit) }));
}

function alignedWith(claim: Clause, form: Form | undefined, index: Index): Aligned {
  const tokens = tokensOf(claim);
  const hits = align(tokens, index);
  const total = sum(tokens.map(({ weight }) => weight)) || 1;
  const deniedElsewhere = contradiction(tokens, hits, total, index);
  const about = { named: index.subjectsNamed(claim.text), sectors: sectorsOf(claim.terms) };
  return { claim, form, tokens, hits, total, index, deniedElsewhere, ...about };
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

function featuresOf(aligned: Aligned, number: number): number[] {
  const { claim, form, tokens, hits, total, index } = aligned;
  const unit = index.units[number];
  const here = hits.map((found) => found.get(number));
  const anywhere = hits.map((found) => Math.max(0, ...[...found.values()].map(({ strength }) => strength)));
  const beside = [number, ...neighbours(number, index)];
  const lost = tokens.map(({ weight }, at) => ((anywhere[at] ?? 0) > PRESENT_STRENGTH ? 0 : weight));
  const share = (of: (hit: Hit) => boolean) =>
    sum(tokens.map(({ weight }, at) => (here[at] && of(here[at]) ? weight : 0))) / total;
  const close = beside.flatMap((other) => index.units[other]?.quantities ?? []);
  return [
    Math.max(0, ...lost),
    1 - share(({ token, strength }) => token !== undefined && strength === 1),
    share(({ token, strength }) => token === undefined && strength <= HEADING),
    ...sidesOf(aligned, here, unit),
    ...orderOf(aligned, here, unit),
    otherSubject(aligned.named, unit?.subjects) || otherSubject(aligned.sectors, unit?.sectors),
    actorDiffers(
      tokens.map((token, at) => ({ token, hit: here[at] })),
      unit?.tokens ?? [],
    ),
    opened(aligned, here, unit),
    ...marksOf(claim, unit, unit?.parts[mainPart(aligned, here)]),
    unit?.isFact ? 0 : Math.min(1, (unit?.passage ?? USUAL_PASSAGES) / USUAL_PASSAGES),
    apart(claim, close),
    flag(form === undefined || form === "advice"),
  ];
}

type Here = readonly (Hit | undefined)[];

/** The unit's part in which most of the claim stands. */
function mainPart({ tokens }: Aligned, here: Here): number {
  const weights = new Map<number, number>();
  for (const [at, hit] of here.entries())
    if (hit?.token)
      weights.set(hit.token.clause, (weights.get(hit.token.clause) ?? 0) + (tokens[at]?.weight ?? 0) * hit.strength);
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function mainTokens(aligned: Aligned, here: Here, unit: Unit | undefined): readonly Token[] {
  const main = mainPart(aligned, here);
  return unit?.tokens.filter(({ clause }) => clause === main) ?? [];
}

const denies = (tokens: readonly Token[]) => tokens.some(({ denied }) => denied !== undefined);

function sidesOf(aligned: Aligned, here: Here, unit: Unit | undefined): number[] {
  const weighed = nothing();
  for (const [at, hit] of here.entries())
    if (hit?.token) weighed[hit.sides] += counted(aligned.tokens[at], hit.sides) * hit.strength;
  const ground = mainTokens(aligned, here, unit);
  const claimed = new Set(here.map((hit) => hit?.token));
  const parity = flag(denies(aligned.tokens) !== denies(ground));
  const places = ground.flatMap((token, at) => (claimed.has(token) ? [at] : []));
  const within = ground.slice(places[0] ?? 0, (places.at(-1) ?? -1) + 1);
  // What stands before the first shared word is what "it" stands for.
  const told = speaksOn(aligned.claim.text) ? ground.slice(places[0] ?? 0) : ground;
  return [reversal(weighed), parity, aligned.deniedElsewhere, unsaidOf(told, claimed), unsaidOf(within, claimed)];
}

function unsaidOf(ground: readonly Token[], claimed: ReadonlySet<Token | undefined>): number {
  const all = sum(ground.map(({ weight }) => weight)) || 1;
  return sum(ground.map((token) => (claimed.has(token) ? 0 : token.weight))) / all;
}

/** How much of the claim the unit's part says where it opens with something else. */
function opened(aligned: Aligned, here: Here, unit: Unit | undefined): number {
  const ground = mainTokens(aligned, here, unit);
  const opener = ground.find(({ weight }) => weight > 0);
  if (!opener || speaksOn(aligned.claim.text) || here.some((hit) => hit?.token === opener)) return 0;
  const held = aligned.tokens.filter((_, at) => {
    const hit = here[at];
    return at > 0 && hit?.token && ground.includes(hit.token) && hit.strength > PRESENT_STRENGTH;
  });
  const weigh = (tokens: readonly Token[]) => sum(tokens.map(({ weight }) => weight));
  return weigh(held) / (weigh(aligned.tokens.slice(1)) || 1);
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
  const share = (count: number) => (links > 0 ? count / links : 0);
  return [share(links - joined), share(swapped)];
}
