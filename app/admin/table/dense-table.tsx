import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from "react";
import styles from "./dense-table.module.css";

export interface Column<Row> {
  id: string;
  label: string;
  /** A track of the grid: "2fr", "8rem". */
  width: string;
  /** Sort key; a column without one cannot be sorted. */
  value?: (row: Row) => string | number;
  cell: (row: Row) => ReactNode;
  /** Hidden on a narrow screen. */
  minor?: boolean;
}

interface Props<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** Groups rows under their name, in the order of the names. */
  groupOf?: ((row: Row) => string) | undefined;
  empty: string;
}

/** Pixels of a row, as in the style sheet, so that nothing is measured. */
const ROW = 48;
/** Rows rendered beyond the view. */
const AHEAD = 12;
const FIRST = 24;

type Line<Row> = { group: string; count: number } | { row: Row };

/** Class of the button that opens a row. */
export const openClass = styles.open;

/** A sortable, virtualised table. */
export function DenseTable<Row>({ label, rows, columns, rowId, groupOf, empty }: Props<Row>) {
  const [order, setOrder] = useState<Order>();
  const [window, setWindow] = useState({ from: 0, to: FIRST });
  const area = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => {
    const value = columns.find(({ id }) => id === order?.column)?.value;
    return linesOf(value && order ? sorted(rows, value, order.falling) : rows, groupOf);
  }, [rows, columns, order, groupOf]);

  function updateView() {
    const { scrollTop = 0, clientHeight = 0 } = area.current ?? {};
    const from = Math.max(0, Math.floor(scrollTop / ROW) - AHEAD);
    const to = Math.ceil((scrollTop + clientHeight) / ROW) + AHEAD;
    // In steps, so that not every pixel causes a render.
    if (Math.abs(from - window.from) > AHEAD / 2 || Math.abs(to - window.to) > AHEAD / 2) setWindow({ from, to });
  }

  const from = Math.min(window.from, Math.max(0, lines.length - 1));
  const shown = lines.slice(from, window.to);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reached to be scrolled by keyboard
    <section ref={area} className={styles.area} aria-label={label} tabIndex={0} onScroll={updateView}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows of a grid that lie apart cannot be drawn as a table's */}
      <div
        role="table"
        aria-label={label}
        aria-rowcount={lines.length + 1}
        className={styles.table}
        style={widthsOf(columns)}
      >
        <Head columns={columns} order={order} onOrder={setOrder} />
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="rowgroup" style={{ height: lines.length * ROW }} className={styles.body}>
          <div role="presentation" style={{ height: from * ROW }} />
          {shown.map((line, place) =>
            "row" in line ? (
              // biome-ignore lint/a11y: as above
              <div role="row" key={rowId(line.row)} className={styles.row} aria-rowindex={from + place + 2}>
                {columns.map(({ id, cell, minor }) => (
                  // biome-ignore lint/a11y/useSemanticElements: as above
                  <div role="cell" key={id} data-minor={minor}>
                    {cell(line.row)}
                  </div>
                ))}
              </div>
            ) : (
              // biome-ignore lint/a11y: as above
              <div role="row" key={`group ${line.group}`} className={styles.group} aria-rowindex={from + place + 2}>
                {/* biome-ignore lint/a11y: as above */}
                <div role="rowheader" aria-colspan={columns.length}>
                  {line.group || "Without a page"} <span>{line.count}</span>
                </div>
              </div>
            ),
          )}
        </div>
      </div>
      {lines.length === 0 && <p className={styles.empty}>{empty}</p>}
    </section>
  );
}

function widthsOf<Row>(columns: readonly Column<Row>[]): CSSProperties {
  const widths = (some: readonly Column<Row>[]) => some.map(({ width }) => width).join(" ");
  const major = columns.filter(({ minor }) => !minor);
  return { "--columns": widths(columns), "--narrow-columns": widths(major) } as CSSProperties;
}

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  order: Order | undefined;
  onOrder: (order: Order) => void;
}

function Head<Row>({ columns, order, onOrder }: HeadProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the table
    <div role="rowgroup" className={styles.head}>
      {/* biome-ignore lint/a11y: see the table */}
      <div role="row" className={styles.row} aria-rowindex={1}>
        {columns.map(({ id, label, value, minor }) => {
          const falling = order?.column === id ? order.falling : undefined;
          return (
            // biome-ignore lint/a11y: see the table
            <div
              role="columnheader"
              key={id}
              data-minor={minor}
              aria-sort={falling === undefined ? undefined : falling ? "descending" : "ascending"}
            >
              {value ? (
                <button type="button" onClick={() => onOrder({ column: id, falling: falling === false })}>
                  {label}
                </button>
              ) : (
                label
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function linesOf<Row>(rows: readonly Row[], groupOf: ((row: Row) => string) | undefined): Line<Row>[] {
  if (!groupOf) return rows.map((row) => ({ row }));
  const groups = [...Map.groupBy(rows, groupOf)].sort(([a], [b]) => a.localeCompare(b, "en-GB"));
  return groups.flatMap(([group, own]) => [{ group, count: own.length }, ...own.map((row) => ({ row }))]);
}

interface Order {
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
