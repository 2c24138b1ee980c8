/**
 * The file of the answer model: the length of its head, the head (JSON: counts and names), the terms' weights and the
 * biases (float32), then for the terms, the hidden units and the answers each row's scale (float32) and its numbers (int8).
 */
import { quantise } from "../meaning/quantise.ts";

export interface ModelData {
  /** Numbers of a term's vector. */
  size: number;
  /** Numbers of a vector of meaning. */
  meaningSize: number;
  terms: readonly string[];
  /** Weight of each term in the sum, the rarer the more. */
  idf: Float32Array;
  /** `size` numbers for each term, to be multiplied by its scale: only those of a question's few terms are needed. */
  termVectors: Float32Array | Int8Array;
  termScales: Float32Array;
  /** `size + meaningSize` numbers for each unit of the hidden layer. */
  hiddenVectors: Float32Array;
  hiddenBias: Float32Array;
  answers: readonly string[];
  /** `widthOf` numbers for each answer, to be multiplied by its scale. */
  answerVectors: Float32Array | Int8Array;
  answerScales: Float32Array;
  bias: Float32Array;
}

interface Head {
  size: number;
  meaningSize: number;
  terms: string[];
  hidden: number;
  answers: string[];
}

const FLOAT = 4;

export function writeModel({ size, meaningSize, terms, answers, ...numbers }: ModelData): Uint8Array {
  const hidden = numbers.hiddenBias.length;
  const text = JSON.stringify({ size, meaningSize, terms, hidden, answers });
  // Padded, so that the numbers lie at multiples of their size.
  const head = new TextEncoder().encode(text + " ".repeat((FLOAT - (Buffer.byteLength(text) % FLOAT)) % FLOAT));
  const rows = [
    quantise(scaled(numbers.termVectors, numbers.termScales), size),
    quantise(numbers.hiddenVectors, size + meaningSize),
    quantise(scaled(numbers.answerVectors, numbers.answerScales), size + meaningSize + hidden),
  ];
  const floats = [numbers.idf, numbers.hiddenBias, numbers.bias, ...rows.map(({ scales }) => scales)];
  const parts = [Uint32Array.of(head.length), head, ...floats, ...rows.map(({ numbers }) => numbers)];
  return Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  );
}

export function readModel(file: Uint8Array): ModelData {
  const bytes = file.slice();
  const headLength = new Uint32Array(bytes.buffer, 0, 1)[0] as number;
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(FLOAT, FLOAT + headLength))) as Head;
  const { size, meaningSize, terms, hidden, answers } = head;
  let at = FLOAT + headLength;
  const taken = (length: number) => {
    at += length;
    return at - length;
  };
  const floats = (count: number) => new Float32Array(bytes.buffer, taken(count * FLOAT), count);
  const [idf, hiddenBias, bias] = [floats(terms.length), floats(hidden), floats(answers.length)];
  const lengths = [size, size + meaningSize, size + meaningSize + hidden];
  const counts = [terms.length, hidden, answers.length];
  const scales = counts.map((count) => floats(count));
  const rows = counts.map((count, kind) => {
    const length = count * (lengths[kind] as number);
    return new Int8Array(bytes.buffer, taken(length), length);
  });
  const [termVectors, hiddenNumbers, answerVectors] = rows as [Int8Array, Int8Array, Int8Array];
  const [termScales, hiddenScales, answerScales] = scales as [Float32Array, Float32Array, Float32Array];
  return {
    size,
    meaningSize,
    terms,
    answers,
    idf,
    hiddenBias,
    bias,
    termVectors,
    termScales,
    hiddenVectors: scaled(hiddenNumbers, hiddenScales),
    answerVectors,
    answerScales,
  };
}

/** Some millions of numbers, at every start: loops take a tenth of the time of a function for each. */
function scaled(numbers: Int8Array | Float32Array, scales: Float32Array): Float32Array {
  const length = scales.length ? numbers.length / scales.length : 1;
  const vectors = new Float32Array(numbers.length);
  for (let row = 0, at = 0; row < scales.length; row += 1) {
    const scale = scales[row] as number;
    for (const end = at + length; at < end; at += 1) vectors[at] = scale * (numbers[at] as number);
  }
  return vectors;
}
