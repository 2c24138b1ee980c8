/** How far a visitor may move each assumption. */
import { BEST_CASES } from "./best-cases.ts";
import type { Assumption, Industry } from "./limits.ts";
import { TABLE } from "./table.ts";

export interface Bounds {
  min: number;
  max: number;
  /** Smallest sensible change; 1 where only whole numbers make sense. */
  step: number;
}

const BOUNDS: Readonly<Record<Assumption, Bounds>> = {
  recoverableShare: { min: 0, max: 1, step: 0.005 },
  uplift: { min: 0, max: 1, step: 0.005 },
  // Above ten the attribution should be questioned before anything is projected from it.
  revenuePerUnit: { min: 0, max: 10, step: 0.1 },
  margin: { min: 0, max: 1, step: 0.01 },
  // The pilot fills three months, so full effect is in the fourth at the earliest.
  fullEffectMonth: { min: 4, max: 24, step: 1 },
  // Never nothing: a return on no cost would be a division by zero.
  fixedCost: { min: 10_000, max: 1_000_000, step: 1_000 },
  costShare: { min: 0.01, max: 0.25, step: 0.005 },
};

/** What the programme brings about, as opposed to what the visitor knows of their own business. */
const EFFECTS: readonly Assumption[] = ["recoverableShare", "uplift"];

/** Whether the value may be set. */
export function isWithin(value: number, { min, max, step }: Bounds): boolean {
  return value >= min && value <= max && (step !== 1 || Number.isInteger(value));
}

/** The bounds in this sector. An effect of the programme ends at the best published case, rounded down to 0.1%. */
export function boundsOf(assumption: Assumption, industry: Industry): Bounds {
  const bounds = BOUNDS[assumption];
  const { ceiling } = TABLE[industry][assumption];
  if (!ceiling || !EFFECTS.includes(assumption)) return bounds;
  return { ...bounds, max: Math.floor(BEST_CASES[ceiling].value * 1000) / 1000 };
}
