/** The documents in which one term stands, with its weight in each: two typed arrays that grow. */

export class Postings {
  docs = new Uint32Array(4);
  weights = new Float32Array(4);
  length = 0;

  /** `doc` must be higher than every one before it. */
  push(doc: number, weight: number): void {
    if (this.length === this.docs.length) this.grow();
    this.docs[this.length] = doc;
    this.weights[this.length] = weight;
    this.length += 1;
  }

  /** Drops the documents for which `gone` holds. */
  drop(gone: (doc: number) => boolean): void {
    let kept = 0;
    for (let i = 0; i < this.length; i += 1) {
      const doc = this.docs[i] as number;
      if (gone(doc)) continue;
      this.docs[kept] = doc;
      this.weights[kept] = this.weights[i] as number;
      kept += 1;
    }
    this.length = kept;
  }

  private grow(): void {
    const docs = new Uint32Array(this.docs.length * 2);
    const weights = new Float32Array(this.weights.length * 2);
    docs.set(this.docs);
    weights.set(this.weights);
    this.docs = docs;
    this.weights = weights;
  }
}
