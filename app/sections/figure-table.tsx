import { type FigureRow, figuresPage, signed } from "../../content/figures-page.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import { HeadingLink } from "../ui/heading-link.tsx";
import { SectionHeading } from "../ui/page-head.tsx";
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

/** Figures that are easily confused, side by side, with what distinguishes them. */
export function SimilarFigures({ title, text, asks, items }: (typeof figuresPage)["similarFigures"]) {
  return (
    <section aria-labelledby="figures-that-look-alike">
      <SectionHeading linked id="figures-that-look-alike" title={title} asks={asks} />
      <p className="lead">{text}</p>
      {items.map((item) => (
        <div key={item.title} className={styles.item}>
          <h3 id={anchorOf(item.title)}>
            <HeadingLink id={anchorOf(item.title)}>{item.title}</HeadingLink>
          </h3>
          <dl className={styles.figures}>
            {item.figures.map((one) => (
              <div key={one.figure}>
                <dt>{one.where}</dt>
                <dd>{signed(one)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.words}>{item.text}</p>
        </div>
      ))}
    </section>
  );
}
