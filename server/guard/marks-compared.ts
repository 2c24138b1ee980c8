/** Scopes, directions, causes, promises and exclusive words of a claim that a unit lacks. */
import type { Clause } from "./claims/clauses.ts";
import { brings, directionIn, givesCause, promises, SCOPES } from "./claims/marks.ts";
import { type Quantity, sameQuantity } from "./claims/quantities.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Unit } from "./units.ts";
import { PARADIGMS } from "./words/paradigms.ts";

const flag = (is: boolean) => (is ? 1 : 0);
const denies = (tokens: readonly Token[]) => tokens.some(({ denied }) => denied !== undefined);

/** In the order of their names in `features.ts`. `main`: the part of the unit that says most of the claim. */
export function marksOf(claim: Clause, unit: Unit | undefined, main: Clause | undefined): number[] {
  const { text } = claim;
  const ground = unit?.text ?? "";
  const claimed = directionIn(claim);
  const given = unit ? directionIn(unit) : { up: false, down: false };
  const against = (claimed.up && given.down && !given.up) || (claimed.down && given.up && !given.down);
  const none = (claimed.up || claimed.down) && !given.up && !given.down;
  const bringsFigure = brings(text) && claim.quantities.length > 0 && !brings(ground);
  return [
    ...scopesMissing(claim, unit),
    against ? 1 : none ? 0.5 : 0,
    flag((givesCause(text) && !(unit?.reason ?? false)) || bringsFigure),
    flag(promises(text) && !promises(ground) && !denies(tokensOf(claim))),
    contrasts(claim, main),
  ];
}

/** "All", "usually" and "many", then "only", that the unit does not say; "none" is as wide as "all". */
function scopesMissing({ terms }: Clause, unit: Unit | undefined): number[] {
  const wide = denies(unit?.tokens ?? []);
  const missing = SCOPES.map(({ set }, at) => {
    const says = (all: readonly { key: string }[]) => all.some(({ key }) => set.has(key));
    return flag(says(terms) && !says(unit?.terms ?? []) && !(at === 0 && wide));
  });
  const sole = missing.pop() ?? 0;
  return [missing.reduce<number>((sum, one) => sum + one, 0), sole];
}

/** Words of the claim of which the ground has an alternative instead: "after" for "before". */
function contrasts({ terms }: Clause, main: Clause | undefined): number {
  return PARADIGMS.filter((alternatives) => {
    const sidesOf = (all: readonly { key: string }[]) => new Set(all.flatMap(({ key }) => alternatives.get(key) ?? []));
    const [claimed, given] = [sidesOf(terms), sidesOf(main?.terms ?? [])];
    return given.size > 0 && [...claimed].some((side) => !given.has(side));
  }).length;
}

/** 1 where a claim names subjects or sectors and the unit tells of others only. */
export const otherSubject = (named: ReadonlySet<string>, given: ReadonlySet<string> = new Set()): number =>
  flag(named.size > 0 && given.size > 0 && ![...named].some((one) => given.has(one)));

/** Share of the claim's figures that neither the unit nor its neighbours have. */
export function apart({ quantities }: Clause, near: readonly Quantity[]): number {
  const lost = quantities.filter((claimed) => !near.some((ground) => sameQuantity(claimed, ground)));
  return quantities.length > 0 ? lost.length / quantities.length : 0;
}
