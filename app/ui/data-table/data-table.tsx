import { Children, createElement, isValidElement, type ReactNode } from "react";
import styles from "./data-table.module.css";

interface Props {
  head: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  className?: string | undefined;
  dir?: "auto" | undefined;
  /** False while more of it is to come. */
  whole?: boolean;
  /** Name of the frame. */
  label?: string;
  /** Whether the first cell of a row is its heading. */
  rowHeads?: boolean;
}

/** More columns than this become labelled rows where there is no room for them; */
const NARROW_COLUMNS = 3;
/** as many do so where one of their rows holds more characters than two lines of a phone. */
const NARROW_ROW = 70;
/** Values of at most so many characters, as numbers are, share a line with others. */
const SHORT = 6;

/**
 * A table in a frame that scrolls by itself. A wide one becomes rows of labelled values where the
 * frame is narrow; the roles keep it a table to those who listen, whose headers name the cells.
 * Without keys: its parts never move.
 */
export function DataTable({ head, rows, className, dir, whole = true, label = "Table", rowHeads }: Props) {
  const wide = head.length > NARROW_COLUMNS || (head.length === NARROW_COLUMNS && rows.some(isLong));
  const isShort = rows.every(([, ...values]) => values.every((value) => textOf(value).length <= SHORT));
  const role = (name: string) => (wide ? { role: name } : null);
  const labels = wide ? head.map(textOf) : [];
  const heading = (cell: ReactNode) => createElement("th", { scope: "col", ...role("columnheader") }, cell);
  const cell = (content: ReactNode, column: number) =>
    wide
      ? createElement("td", { ...role("cell"), "data-label": labels[column] }, asOne(content))
      : createElement("td", null, content);
  const rowHead = (content: ReactNode) => createElement("th", { scope: "row", ...role("rowheader") }, content);
  const cellAt = (content: ReactNode, column: number) =>
    rowHeads && column === 0 ? rowHead(content) : cell(content, column);
  const row = (cells: ReactNode[]) => createElement("tr", role("row"), ...cells);
  return createElement(
    "div",
    // The focus lets the keyboard scroll it.
    {
      dir,
      className: `${styles.frame} ${className ?? ""}`.trim(),
      role: "group",
      "aria-label": label,
      tabIndex: whole ? 0 : undefined,
    },
    createElement(
      "table",
      wide ? { ...role("table"), className: styles.wide, "data-short": isShort || undefined } : null,
      createElement("thead", role("rowgroup"), row(head.map(heading))),
      createElement("tbody", role("rowgroup"), ...rows.map((cells) => row(cells.map(cellAt)))),
    ),
  );
}

/** Beside its label a cell is one thing, whatever it holds. */
const asOne = (content: ReactNode) => (typeof content === "string" ? content : createElement("span", null, content));

const isLong = (cells: readonly ReactNode[]) =>
  cells.reduce<number>((length, cell) => length + textOf(cell).length, 0) > NARROW_ROW;

/** The elements among the children, without the white space between them. */
const elementsOf = (children: ReactNode) =>
  Children.toArray(children).filter((child) => isValidElement<{ children?: ReactNode }>(child));

/** The cells of a table as Markdown renders it, row by row; the first row is its head. */
export function cellsOf(table: ReactNode): ReactNode[][] {
  const rows = elementsOf(table).flatMap((part) => elementsOf(part.props.children));
  return rows.map((row) => elementsOf(row.props.children).map((cell) => cell.props.children));
}

/** The words of a node without their markup. */
function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  return Children.toArray(node)
    .map((child) => (isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child)))
    .join("");
}
