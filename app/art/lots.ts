/** One of several, drawn by lot. */
export type Lot = <T>(choices: readonly T[]) => T;

/** Draws by lot from a name, which alone decides: a linear congruential generator (Numerical Recipes) from the name's FNV-1a hash. */
export function lots(name: string): Lot {
  let state = 2166136261;
  for (const character of name) state = Math.imul(state ^ character.charCodeAt(0), 16777619) >>> 0;
  return (choices) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return choices[(state >>> 8) % choices.length] as (typeof choices)[number];
  };
}
