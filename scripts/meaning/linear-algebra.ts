/** Matrices are rows one after another. */

/** The symmetric matrix XᵀX of rows of `width` numbers, from every `step`th row. */
export function gram(rows: Float32Array, width: number, step = 1): Float64Array {
  const result = new Float64Array(width * width);
  for (let at = 0; at < rows.length; at += width * step) addOuter(result, rows.subarray(at, at + width));
  return mirrored(result, width);
}

/** Adds the upper half of the product of a row with itself. */
export function addOuter(result: Float64Array, row: Float32Array | Float64Array) {
  const width = row.length;
  for (let i = 0; i < width; i += 1) {
    const factor = row[i] as number;
    if (factor === 0) continue;
    const base = i * width;
    for (let j = i; j < width; j += 1) result[base + j] = (result[base + j] as number) + factor * (row[j] as number);
  }
}

/** Copies the upper half of a square matrix to the lower one. */
export function mirrored(matrix: Float64Array, width: number): Float64Array {
  for (let i = 0; i < width; i += 1)
    for (let j = 0; j < i; j += 1) matrix[i * width + j] = matrix[j * width + i] as number;
  return matrix;
}

/** The eigenvectors of a symmetric matrix with the largest eigenvalues, one a row, by subspace iteration. */
export function largestEigenvectors(matrix: Float64Array, width: number, count: number, rounds = 60): Float64Array {
  let basis: Float64Array = new Float64Array(count * width).map((_, at) => Math.sin((at + 1) * 12.9898));
  for (let round = 0; round < rounds; round += 1) {
    const next = new Float64Array(count * width);
    for (let row = 0; row < count; row += 1)
      next.set(timesSymmetric(matrix, basis.subarray(row * width, (row + 1) * width)), row * width);
    basis = orthonormal(next, width);
  }
  return basis;
}

function timesSymmetric(matrix: Float64Array, vector: Float64Array): Float64Array {
  const width = vector.length;
  return vector.map((_, at) => dot(matrix.subarray(at * width, (at + 1) * width), vector));
}

/** Gram and Schmidt's method. */
function orthonormal(rows: Float64Array, width: number): Float64Array {
  for (let at = 0; at < rows.length; at += width) {
    const row = rows.subarray(at, at + width);
    for (let before = 0; before < at; before += width) {
      const other = rows.subarray(before, before + width);
      const share = dot(row, other);
      for (let i = 0; i < width; i += 1) row[i] = (row[i] as number) - share * (other[i] as number);
    }
    const length = Math.sqrt(dot(row, row));
    for (let i = 0; i < width; i += 1) row[i] = (row[i] as number) / length;
  }
  return rows;
}

/** Solves `matrix` · X = `right` for a symmetric positive matrix and `columns` right sides, by Cholesky's method; in place. */
export function solve(matrix: Float64Array, right: Float64Array, width: number, columns: number): Float64Array {
  for (let i = 0; i < width; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i * width + j] as number;
      for (let k = 0; k < j; k += 1) sum -= (matrix[i * width + k] as number) * (matrix[j * width + k] as number);
      matrix[i * width + j] = i === j ? Math.sqrt(sum) : sum / (matrix[j * width + j] as number);
    }
  }
  const eliminate = (row: number, other: number, factor: number) => {
    for (let c = 0; c < columns; c += 1)
      right[row * columns + c] = (right[row * columns + c] as number) - factor * (right[other * columns + c] as number);
  };
  const divide = (row: number) => {
    for (let c = 0; c < columns; c += 1)
      right[row * columns + c] = (right[row * columns + c] as number) / (matrix[row * width + row] as number);
  };
  for (let i = 0; i < width; i += 1) {
    for (let j = 0; j < i; j += 1) eliminate(i, j, matrix[i * width + j] as number);
    divide(i);
  }
  for (let i = width - 1; i >= 0; i -= 1) {
    for (let j = i + 1; j < width; j += 1) eliminate(i, j, matrix[j * width + i] as number);
    divide(i);
  }
  return right;
}

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
