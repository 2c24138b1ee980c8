/** What a message is for, before it is about anything: the nearest of a few hundred written examples. */
import type { Act } from "../../shared/contracts/library.ts";
import { cosine } from "../embedding/embedder.ts";
import type { Encoded } from "../search/index.ts";

/** Cosine with an example from which a message is for the same thing. */
const SAME = 0.6;
/** How much nearer it must be to the example than to any question or heading that is known. */
const LEAD = 0.02;

export class Acts {
  private readonly examples: readonly (Encoded & { act: Act })[];

  constructor(acts: readonly Act[]) {
    this.examples = acts.flatMap((act) => act.examples.map((text) => ({ text, act })));
  }

  /** Examples whose vectors are not made yet. */
  *pending(): Generator<Encoded> {
    for (const one of this.examples) if (!one.vector) yield one;
  }

  /** `known`: the message's cosine with the nearest question or heading of a document. */
  of(vector: Float32Array | undefined, known: number): Act | undefined {
    if (!vector) return undefined;
    let best: Act | undefined;
    let nearest = Math.max(SAME, known + LEAD);
    for (const one of this.examples) {
      const near = one.vector ? cosine(vector, one.vector) : 0;
      if (near >= nearest) [best, nearest] = [one.act, near];
    }
    return best;
  }
}
