/**
 * The file of the answer model: the length of its head, the head (JSON: counts and names), then for the terms and for
 * the answers each row's scale (float32) and its numbers (int8), then the terms' weights and the answers' biases.
 */

export interface ModelData {
  /** Numbers of a term's vector. */
  size: number;
  /** Numbers of a vector of meaning. */
  meaningSize: number;
  terms: readonly string[];
  /** Weight of each term in the sum, the rarer the more. */
  idf: Float32Array;
  /** `size` numbers for each term. */
  termVectors: Float32Array;
  answers: readonly string[];
  /** `size + meaningSize` numbers for each answer. */
  answerVectors: Float32Array;
  bias: Float32Array;
}

interface Head {
  size: number;
  meaningSize: number;
  terms: string[];
  answers: string[];
}

const FLOAT = 4;
const LARGEST = 127;

export function writeModel({ size, meaningSize, terms, answers, ...numbers }: ModelData): Uint8Array {
  const text = JSON.stringify({ size, meaningSize, terms, answers });
  // Padded, so that the numbers lie at multiples of their size.
  const head = new TextEncoder().encode(text + " ".repeat((FLOAT - (Buffer.byteLength(text) % FLOAT)) % FLOAT));
  const rows = [quantised(numbers.termVectors, terms.length), quantised(numbers.answerVectors, answers.length)];
  const floats = [numbers.idf, numbers.bias, ...rows.map(({ scales }) => scales)];
  const parts = [Uint32Array.of(head.length), head, ...floats, ...rows.map(({ numbers }) => numbers)];
  return Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  );
}

export function readModel(file: Uint8Array): ModelData {
  const bytes = file.slice();
  const headLength = new Uint32Array(bytes.buffer, 0, 1)[0] as number;
  const { size, meaningSize, terms, answers } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(FLOAT, FLOAT + headLength)),
  ) as Head;
  let at = FLOAT + headLength;
  const taken = (length: number) => {
    at += length;
    return at - length;
  };
  const floats = (count: number) => new Float32Array(bytes.buffer, taken(count * FLOAT), count);
  const [idf, bias] = [floats(terms.length), floats(answers.length)];
  const [termScales, answerScales] = [floats(terms.length), floats(answers.length)];
  const small = (count: number) => new Int8Array(bytes.buffer, taken(count), count);
  const [termNumbers, answerNumbers] = [small(terms.length * size), small(answers.length * (size + meaningSize))];
  return {
    size,
    meaningSize,
    terms,
    answers,
    idf,
    bias,
    termVectors: restored(termNumbers, termScales),
    answerVectors: restored(answerNumbers, answerScales),
  };
}

/** Rounded to int8, each row with a scale of its own. */
function quantised(vectors: Float32Array, rows: number): { scales: Float32Array; numbers: Int8Array } {
  const length = rows ? vectors.length / rows : 1;
  const scales = new Float32Array(rows).map((_, row) => {
    const own = vectors.subarray(row * length, (row + 1) * length);
    return own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST || 1;
  });
  return {
    scales,
    numbers: Int8Array.from(vectors, (value, at) => Math.round(value / (scales[Math.floor(at / length)] as number))),
  };
}

function restored(numbers: Int8Array, scales: Float32Array): Float32Array {
  const length = scales.length ? numbers.length / scales.length : 1;
  return Float32Array.from(numbers, (value, at) => value * (scales[Math.floor(at / length)] as number));
}
