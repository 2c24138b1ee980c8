import { type FigureRow, figuresPage } from "../../content/figures-page.ts";
import styles from "./figure-table.module.css";

const { columns } = figuresPage;

/** Lines of the ledger. A plain table; `behaviours/sort-table.ts` makes the heads of its sortable columns buttons. */
export function FigureTable({ caption, rows }: { caption: string; rows: FigureRow[] }) {
  return (
    <table className={styles.table} data-behaviour="sort-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" data-sortable>
            {columns.figure}
          </th>
          <th scope="col" data-sortable>
            {columns.label}
          </th>
          <th scope="col" data-sortable>
            {columns.source}
          </th>
          <th scope="col" data-sortable>
            {columns.period}
          </th>
          <th scope="col">{columns.basis}</th>
          <th scope="col">{columns.limits}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className={styles.figure} data-order={row.order}>
              {row.text}
            </td>
            <th scope="row" className={styles.label}>
              {row.label}
            </th>
            <td data-label={columns.source}>
              <a href={row.source.path}>{row.source.name}</a>
            </td>
            <td data-label={columns.period}>{row.period}</td>
            <td data-label={columns.basis}>{row.basis}.</td>
            <td data-label={columns.limits}>{row.limits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
