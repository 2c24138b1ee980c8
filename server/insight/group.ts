/** Clusters questions by meaning. */
import { cosine } from "../embedding/index.ts";

/** Cosine from which two questions are wordings of one. */
const SAME_QUESTION = 0.72;

/** The number of each question's group: that of the nearest question before it, or a new one. */
export function groupsOf(vectors: readonly Float32Array[]): number[] {
  const heads: Float32Array[] = [];
  return vectors.map((vector) => {
    let nearest = -1;
    let alike = SAME_QUESTION;
    for (const [group, head] of heads.entries()) {
      const near = cosine(head, vector);
      if (near >= alike) [nearest, alike] = [group, near];
    }
    return nearest >= 0 ? nearest : heads.push(vector) - 1;
  });
}
