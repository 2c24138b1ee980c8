/** The lines that lie nearest to a claim which cites none: by the encoder, and by the figures that they have. */
import type { Embedder } from "../embedding/embedder.ts";
import { quantitiesOf } from "./text/quantities.ts";
import { plain } from "./text/sentences.ts";
import { stemsOf } from "./text/terms.ts";

interface Line {
  text: string;
  passage: { title: string };
}

export type Nearest<L extends Line> = (claim: string, lines: readonly L[]) => Promise<L[]>;

/** Lines that a claim is given. */
const GIVEN = 2;
/** Share of the best line's score from which another is given too. */
const CLOSE = 0.75;
/** What it counts beside the cosine that a line has the claim's figures, or its words. */
const FIGURES = 0.3;
const WORDS = 0.2;
/** Vectors of lines that are kept: those of some hundred pages. */
const KEPT = 5_000;

type Vector = ArrayLike<number>;

/** Where the encoder is away, words and figures decide alone. */
export function createNearest<L extends Line>({ embed }: Pick<Embedder, "embed">): Nearest<L> {
  const known = new Map<string, Vector>();
  const textOf = ({ text, passage }: L) => `${passage.title}. ${text}`;

  async function vectors(texts: readonly string[]): Promise<ReadonlyMap<string, Vector>> {
    const unknown = [...new Set(texts)].filter((text) => !known.has(text));
    if (known.size + unknown.length > KEPT) known.clear();
    const made: readonly Vector[] = unknown.length > 0 ? await embed(unknown) : [];
    const found = new Map(texts.flatMap((text) => (known.has(text) ? [[text, known.get(text) as Vector]] : [])));
    for (const [at, text] of unknown.entries()) {
      const vector = made[at];
      if (vector) found.set(text, vector);
      if (vector) known.set(text, vector);
    }
    return found;
  }

  return async (claim, lines) => {
    const found = await vectors([claim, ...lines.map(textOf)]).catch(() => new Map<string, Vector>());
    // Of a claim, which is said once.
    known.delete(claim);
    const own = found.get(claim);
    const [words, figures] = [stemsOf(claim), figuresIn(claim)];
    const scored = lines.map((line) => {
      const vector = found.get(textOf(line));
      const cosine = own && vector ? dot(own, vector) : 0;
      return {
        line,
        score: cosine + WORDS * share(words, stemsOf(line.text)) + FIGURES * share(figures, figuresIn(line.text)),
      };
    });
    const [best, ...others] = scored.sort((a, b) => b.score - a.score).slice(0, GIVEN);
    const close = others.filter(({ score }) => score >= CLOSE * (best?.score ?? 0));
    return [best, ...close].flatMap((one) => (one ? [one.line] : []));
  };
}

export const figuresIn = (text: string) => new Set(quantitiesOf(plain(text)).map(({ low, unit }) => `${low} ${unit}`));

const share = (wanted: ReadonlySet<string>, held: ReadonlySet<string>) =>
  wanted.size === 0 ? 0 : [...wanted].filter((one) => held.has(one)).length / wanted.size;

function dot(one: Vector, other: Vector): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
