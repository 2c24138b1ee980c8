/** A word diff of two texts. */

export interface DiffPart {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Words beyond which a comparison of each with each would hold up the page: what is longer is told apart as a whole. */
const WORD_LIMIT = 3_000;

/** Parts in their order, such that "same" and "removed" make up `before`, and "same" and "added" `after`. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return joined([
    ...partsOf("same", old.slice(0, start)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...partsOf("same", old.slice(old.length - end)),
  ]);
}

/** A word with the space behind it. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];

const partsOf = (kind: DiffPart["kind"], words: readonly string[]) => words.map((text): DiffPart => ({ kind, text }));

/** By the longest common subsequence. */
function middle(old: readonly string[], now: readonly string[]): DiffPart[] {
  if (old.length * now.length === 0 || Math.max(old.length, now.length) > WORD_LIMIT)
    return [...partsOf("removed", old), ...partsOf("added", now)];
  const width = now.length + 1;
  // How many words the rest of both texts share, from each pair of places on.
  const shared = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => shared[i * width + j] as number;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      shared[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      parts.push({ kind: "same", text: old[i] as string });
      i += 1;
      j += 1;
    } else if (j === now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: "removed", text: old[i] as string });
      i += 1;
    } else {
      parts.push({ kind: "added", text: now[j] as string });
      j += 1;
    }
  }
  return parts;
}

/** Neighbours of one kind become one part. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const together: DiffPart[] = [];
  for (const part of parts) {
    const last = together.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else together.push({ ...part });
  }
  return together;
}
