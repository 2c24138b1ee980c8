/** What is inside rendered elements. */
import { Children, isValidElement, type ReactNode } from "react";

/** The elements among the children, without the white space between them. */
const elementsOf = (children: ReactNode) =>
  Children.toArray(children).filter((child) => isValidElement<{ children?: ReactNode }>(child));

/** The cells of a table as Markdown renders it, row by row; the first row is its head. */
export function cellsOf(table: ReactNode): ReactNode[][] {
  const rows = elementsOf(table).flatMap((part) => elementsOf(part.props.children));
  return rows.map((row) => elementsOf(row.props.children).map((cell) => cell.props.children));
}

/** The words of a node without their markup. */
export function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  return Children.toArray(node)
    .map((child) => (isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child)))
    .join("");
}
