/** What a message is for, before it is about anything: the kind of written examples that it is nearest to. */
import type { Act } from "../../shared/contracts/library.ts";
import { cosine } from "../embedding/embedder.ts";
import { Highest } from "../search/highest.ts";
import type { Encoded } from "../search/index.ts";
import { wordsOf } from "../search/text.ts";

/** Mean cosine with the nearest examples from which a message is for the same thing. */
const SAME = 0.4;
/** The same of what comes before all else, such as distress: nobody is told of a crisis line by mistake. */
const SAME_URGENT = 0.44;
/** How much nearer it must be than to questions of any trade. */
const OVER_QUESTIONS = 0.08;
/** How much less it may be than to a question or heading that is known: what is asked is answered first. */
const BELOW_KNOWN = 0.03;
/** Who somebody is and what they want takes words, and each such message has a subject of its own. */
const SAME_INTRODUCTION = 0.4;
const INTRODUCTION_WORDS = 15;
/** The nearest examples of an act, whose mean tells how near it is: one alone misleads (“am I better off without you?”). */
const NEAREST = 3;

export class Acts {
  private readonly examples: ReadonlyMap<Act, readonly Encoded[]>;

  constructor(acts: readonly Act[]) {
    this.examples = new Map(acts.map((act) => [act, act.examples.map((text) => ({ text }))]));
  }

  /** For what tells of somebody, and for what only reacts, without saying so in known words. */
  get introduction(): Act | undefined {
    return [...this.examples.keys()].find(({ introduces }) => introduces);
  }

  get reaction(): Act | undefined {
    return [...this.examples.keys()].find(({ reacts }) => reacts);
  }

  /** Examples whose vectors are not made yet. */
  *pending(): Generator<Encoded> {
    for (const examples of this.examples.values()) for (const one of examples) if (!one.vector) yield one;
  }

  /** Undefined for a question. `known`: the message's cosine with the nearest question or heading of a document, which takes long to find. */
  of({ text, vector }: Encoded, known: () => number): Act | undefined {
    if (!vector) return undefined;
    let meant: { act: Act; mean: number; nearest: number } | undefined;
    let questions = 0;
    for (const [act, examples] of this.examples) {
      const near = new Highest<number>(NEAREST);
      for (const one of examples) {
        const same = one.vector ? cosine(vector, one.vector) : 0;
        near.add(same, same);
      }
      const best = near.all();
      const nearest = best[0] ?? 0;
      const mean = best.reduce((sum, one) => sum + one, 0) / Math.max(1, best.length);
      if (act.asks) questions = mean;
      if (!meant || mean > meant.mean) meant = { act, mean, nearest };
    }
    if (!meant || meant.act.asks) return undefined;
    const { act, mean, nearest } = meant;
    const isMeant = act.introduces
      ? nearest >= SAME_INTRODUCTION && wordsOf(text).length >= INTRODUCTION_WORDS
      : mean >= (act.urgent ? SAME_URGENT : SAME) &&
        mean >= questions + OVER_QUESTIONS &&
        nearest >= known() - BELOW_KNOWN;
    return isMeant ? act : undefined;
  }
}
