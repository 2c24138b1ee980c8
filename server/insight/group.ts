/** Questions of like meaning, in whatever words. */
import { cosine } from "../meaning/index.ts";

/** Questions whose vectors are closer than this are one in two wordings. */
const ALIKE = 0.72;

/** The number of each question's group: it joins the nearest of those before it, or begins one. */
export function groupsOf(vectors: readonly Float32Array[]): number[] {
  const heads: Float32Array[] = [];
  return vectors.map((vector) => {
    let nearest = -1;
    let alike = ALIKE;
    for (const [group, head] of heads.entries()) {
      const near = cosine(head, vector);
      if (near >= alike) [nearest, alike] = [group, near];
    }
    return nearest >= 0 ? nearest : heads.push(vector) - 1;
  });
}
