/**
 * Approximate nearest neighbours among the vectors of one model: sketches of their signs are compared first (a few
 * instructions a document), whole vectors only for the best of them: milliseconds at 100,000 entries.
 */

/** Vectors of one block: storage grows by blocks, so that growing never copies what is there. */
const BLOCK = 1024;
/** Documents whose whole vectors are compared after the sketches. */
const RESCORED = 200;

export class Vectors {
  readonly dimensions: number;
  private readonly words: number;
  private readonly blocks: Float32Array[] = [];
  private sketches: Uint32Array;
  private docs: Uint32Array;
  private slots = new Map<number, number>();
  private length = 0;

  constructor(dimensions: number) {
    this.dimensions = dimensions;
    this.words = Math.ceil(dimensions / 32);
    this.sketches = new Uint32Array(this.words * 16);
    this.docs = new Uint32Array(16);
  }

  add(doc: number, vector: ArrayLike<number>): void {
    if (vector.length !== this.dimensions) return;
    if (this.length === this.docs.length) this.grow();
    const slot = this.length;
    const length = norm(vector) || 1;
    const values = this.valuesOf(slot);
    for (let i = 0; i < this.dimensions; i += 1) values[i] = (vector[i] as number) / length;
    this.sketches.set(this.sketch(vector), slot * this.words);
    this.docs[slot] = doc;
    this.slots.set(doc, slot);
    this.length += 1;
  }

  /** The last vector takes the place of the removed one. */
  remove(doc: number): void {
    const slot = this.slots.get(doc);
    if (slot === undefined) return;
    const last = this.length - 1;
    const moved = this.docs[last] as number;
    this.valuesOf(slot).set(this.valuesOf(last));
    this.sketches.copyWithin(slot * this.words, last * this.words, (last + 1) * this.words);
    this.docs[slot] = moved;
    this.slots.set(moved, slot);
    this.slots.delete(doc);
    this.length = last;
  }

  /** Cosine of `vector` with each of the nearest documents. */
  nearest(vector: ArrayLike<number>): Map<number, number> {
    const cosines = new Map<number, number>();
    const size = norm(vector);
    if (vector.length !== this.dimensions || size === 0) return cosines;
    for (const slot of this.candidates(this.sketch(vector))) {
      let sum = 0;
      const values = this.valuesOf(slot);
      for (let i = 0; i < this.dimensions; i += 1) sum += (values[i] as number) * (vector[i] as number);
      cosines.set(this.docs[slot] as number, sum / size);
    }
    return cosines;
  }

  /** Slots whose sketch differs least: counted by distance, so that no sort of everything is needed. */
  private candidates(sketch: Uint32Array): number[] {
    if (this.length <= RESCORED) return Array.from({ length: this.length }, (_, slot) => slot);
    const distances = new Uint16Array(this.length);
    const counts = new Uint32Array(this.dimensions + 1);
    for (let slot = 0; slot < this.length; slot += 1) {
      const distance = this.distance(slot, sketch);
      distances[slot] = distance;
      counts[distance] = (counts[distance] as number) + 1;
    }
    let reach = 0;
    for (let sum = 0; reach < counts.length; reach += 1) {
      sum += counts[reach] as number;
      if (sum >= RESCORED) break;
    }
    const found: number[] = [];
    for (let slot = 0; slot < this.length && found.length < 2 * RESCORED; slot += 1)
      if ((distances[slot] as number) <= reach) found.push(slot);
    return found;
  }

  private distance(slot: number, sketch: Uint32Array): number {
    let sum = 0;
    const offset = slot * this.words;
    for (let i = 0; i < this.words; i += 1) {
      let v = (this.sketches[offset + i] as number) ^ (sketch[i] as number);
      v -= (v >>> 1) & 0x55555555;
      v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
      sum += (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
    }
    return sum;
  }

  private sketch(vector: ArrayLike<number>): Uint32Array {
    const sketch = new Uint32Array(this.words);
    for (let i = 0; i < this.dimensions; i += 1)
      if ((vector[i] as number) > 0) sketch[i >>> 5] = (sketch[i >>> 5] as number) | (1 << (i & 31));
    return sketch;
  }

  private valuesOf(slot: number): Float32Array {
    const block = Math.floor(slot / BLOCK);
    this.blocks[block] ??= new Float32Array(BLOCK * this.dimensions);
    const start = (slot % BLOCK) * this.dimensions;
    return (this.blocks[block] as Float32Array).subarray(start, start + this.dimensions);
  }

  private grow(): void {
    const capacity = this.docs.length * 2;
    const sketches = new Uint32Array(this.words * capacity);
    const docs = new Uint32Array(capacity);
    sketches.set(this.sketches);
    docs.set(this.docs);
    [this.sketches, this.docs] = [sketches, docs];
  }
}

function norm(vector: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i += 1) sum += (vector[i] as number) ** 2;
  return Math.sqrt(sum);
}
