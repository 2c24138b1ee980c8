/**
 * Fits the guard's thresholds on the development half: each in turn is set to the value that
 * withholds fewest truthful sentences at the price of fewest lies, until none changes any more.
 * Prints what to write into `server/guard/thresholds.ts`.
 */
import { THRESHOLDS, type Thresholds } from "../../server/guard/thresholds.ts";
import { collections, judges } from "./collections.ts";

const VALUES: { [Name in keyof Thresholds]: number[] } = {
  share: [0.15, 0.2, 0.25, 0.3, 0.34, 0.4],
  word: [0.9, 1.1, 1.3, 1.5, 1.9],
  slack: [0, 1, 1.4, 1.8],
  slackShare: [0.15, 0.2, 0.25, 0.3],
  figureShare: [0.15, 0.2, 0.25, 0.3, 0.34, 0.4],
  figureWord: [0.9, 1.1, 1.3, 1.5, 1.9],
  figureSamePage: [0.4, 0.6, 0.8, 1],
  samePage: [0.2, 0.4, 0.6, 0.8],
  elsewhere: [0.5, 0.7, 1],
  cohesion: [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8],
  clauseCohesion: [0, 0.2, 0.3, 0.4, 0.5, 0.6],
  nextSentence: [0.4, 0.5, 0.6, 0.7, 0.8, 1],
  sameSection: [0, 0.2, 0.3, 0.4, 0.5, 0.6],
  advice: [0.6, 0.8, 1],
};
/** A lie that stands is worse than so many truthful sentences withheld, each as a share of its collection. */
const PRICE = 2;

const { lies, truths } = collections(process.cwd());
const known = { lies: lies.filter(({ heldOut }) => !heldOut), truths: truths.filter(({ heldOut }) => !heldOut) };

function lossOf(limits: Thresholds): [loss: number, passed: number, withheld: number] {
  const judge = judges(limits);
  const passed = known.lies.filter((item) => judge(item).stands).length / known.lies.length;
  const withheld = known.truths.filter((item) => !judge(item).stands).length / known.truths.length;
  return [PRICE * passed + withheld, passed, withheld];
}

let best: Thresholds = { ...THRESHOLDS };
let [loss, passed, withheld] = lossOf(best);
const show = () => console.log(`lies ${(100 * passed).toFixed(1)} %, withheld ${(100 * withheld).toFixed(1)} %`, best);
show();
for (let changed = true; changed; ) {
  changed = false;
  for (const name of Object.keys(VALUES) as (keyof Thresholds)[])
    for (const value of VALUES[name]) {
      const tried = { ...best, [name]: value };
      const [next, ...rates] = lossOf(tried);
      if (next >= loss - 1e-9) continue;
      [best, loss, changed] = [tried, next, true];
      [passed, withheld] = rates;
      show();
    }
}
