/** The lines that lie nearest to a claim which cites none: by the encoder, and by the figures that they have. */
import { type BuiltInEmbedder, cosine, type Embedder, type WordVectors } from "../embedding/index.ts";
import { quantitiesOf } from "./text/quantities.ts";
import { plain } from "./text/sentences.ts";
import { stemsOf } from "./text/terms.ts";

interface Line {
  text: string;
  passage: { title: string };
}

export type Nearest<L extends Line> = (claim: string, lines: readonly L[]) => Promise<L[]>;

/** Lines that a claim may stand on. */
const GIVEN = 6;
/** Share of the best line's score from which another is given too. */
const CLOSE = 0.5;
/** What it counts beside the cosine that a line has the claim's figures, or its words. */
const FIGURES = 0.3;
const WORDS = 0.5;
/** Vectors of lines that are kept: those of some hundred pages. */
const KEPT = 5_000;

/** Where the encoder is away, words and figures decide alone. */
export function createNearest<L extends Line>({ embed }: Pick<Embedder, "embed">): Nearest<L> {
  const known = new Map<string, Float32Array>();
  const textOf = ({ text, passage }: L) => `${passage.title}. ${text}`;

  return async (claim, lines) => {
    if (known.size > KEPT) known.clear();
    const unknown = [...new Set(lines.map(textOf))].filter((text) => !known.has(text));
    const [own, ...made] = await embed([claim, ...unknown]).catch(() => []);
    for (const [at, vector] of made.entries()) known.set(unknown[at] as string, vector);
    const [words, figures] = [stemsOf(claim), figuresIn(claim)];
    const scored = lines.map((line) => {
      const vector = known.get(textOf(line));
      const near = own && vector ? cosine(own, vector) : 0;
      const score = near + WORDS * share(words, stemsOf(line.text)) + FIGURES * share(figures, figuresIn(line.text));
      return { line, score };
    });
    const best = scored.sort((a, b) => b.score - a.score).slice(0, GIVEN);
    return best.filter(({ score }) => score >= CLOSE * (best[0]?.score ?? 0)).map(({ line }) => line);
  };
}

/** The vectors of each text's words; none where the encoder is away. */
export type ReadWords = (texts: readonly string[]) => Promise<readonly (WordVectors | undefined)[]>;

/** Lines whose words' vectors are kept: some 30 kB each. */
const READ = 400;

export function createWordReader({ embedWords }: Pick<BuiltInEmbedder, "embedWords">): ReadWords {
  const known = new Map<string, Promise<WordVectors>>();
  return (texts) => {
    if (known.size > READ) known.clear();
    const unknown = [...new Set(texts)].filter((text) => !known.has(text));
    const made = unknown.length > 0 ? embedWords(unknown) : undefined;
    for (const [at, text] of unknown.entries()) {
      const own = (made as Promise<WordVectors[]>).then((all) => all[at] as WordVectors);
      own.catch(() => known.delete(text));
      known.set(text, own);
    }
    return Promise.all(texts.map((text) => (known.get(text) as Promise<WordVectors>).catch(() => undefined)));
  };
}

export const figuresIn = (text: string) => new Set(quantitiesOf(plain(text)).map(({ low, unit }) => `${low} ${unit}`));

/** Content words and figures: what a text says, in any order. */
export const saidIn = (text: string): ReadonlySet<string> => new Set([...stemsOf(text), ...figuresIn(text)]);

/** How much of what is wanted is there. */
export const share = (wanted: ReadonlySet<string>, held: ReadonlySet<string>) =>
  wanted.size === 0 ? 0 : [...wanted].filter((one) => held.has(one)).length / wanted.size;
