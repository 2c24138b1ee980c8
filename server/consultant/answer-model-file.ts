/**
 * The file of the answer model: the length of its head, the head (JSON: counts and names), then for the terms and for
 * the answers each row's scale (float32) and its numbers (int8), then the terms' weights and the answers' biases.
 */
import { quantise } from "../meaning/quantise.ts";
import type { ModelData } from "./answer-model.ts";

interface Head {
  size: number;
  meaningSize: number;
  terms: string[];
  answers: string[];
}

const FLOAT = 4;

export function writeModel({ size, meaningSize, terms, answers, ...numbers }: ModelData): Uint8Array {
  const text = JSON.stringify({ size, meaningSize, terms, answers });
  // Padded, so that the numbers lie at multiples of their size.
  const head = new TextEncoder().encode(text + " ".repeat((FLOAT - (Buffer.byteLength(text) % FLOAT)) % FLOAT));
  const rows = [quantise(numbers.termVectors, size), quantise(numbers.answerVectors, size + meaningSize)];
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

function restored(numbers: Int8Array, scales: Float32Array): Float32Array {
  const length = scales.length ? numbers.length / scales.length : 1;
  return Float32Array.from(numbers, (value, at) => value * (scales[Math.floor(at / length)] as number));
}
