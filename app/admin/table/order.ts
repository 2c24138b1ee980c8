export interface Order {
  column: string;
  falling: boolean;
}

const collator = new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" });

/** Stable sort by a key that is computed once a row. */
export function sorted<Row>(rows: readonly Row[], value: (row: Row) => string | number, falling: boolean): Row[] {
  const keyed = rows.map((row) => ({ row, key: value(row) }));
  const sign = falling ? -1 : 1;
  keyed.sort((a, b) => sign * compare(a.key, b.key));
  return keyed.map(({ row }) => row);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
}
