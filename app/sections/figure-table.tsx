import { type FigureRow, figuresPage, signed } from "../../content/figures-page.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import { HeadingLink } from "../ui/heading-link.tsx";
import { SectionHeading } from "../ui/page-head.tsx";
import styles from "./figure-table.module.css";

const { columns } = figuresPage;

/**
 * Lines of the ledger, those of a client together, and ways to each client's. `behaviours/sort-table.ts` makes the
 * heads of the sortable columns buttons, and has the ways show one client's lines alone.
 */
export function FigureTable({ caption, rows }: { caption: string; rows: FigureRow[] }) {
  const groups = [...new Map(rows.map((row) => [groupOf(row), row])).entries()];
  return (
    <>
      <nav className={styles.filter} aria-label="Figures by page">
        <ul>
          <li>
            <a href="#figures" aria-current="true">
              All {rows.length}
            </a>
          </li>
          {groups.map(([group, { source, isResult }]) => (
            <li key={group}>
              <a href={`#${group}`}>{isResult ? source.name : columns.others}</a>
            </li>
          ))}
        </ul>
      </nav>
      <table className={styles.table} id="figures" data-behaviour="sort-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {(["figure", "label", "source", "period", "basis"] as const).map((column) => (
              <th key={column} scope="col" data-sortable={column === "basis" ? undefined : ""}>
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, text, order, label, source, period, basis, limits }, at) => (
            <tr key={id} {...groupAt(rows, at)}>
              <th scope="row" className={styles.figure} data-order={order}>
                {text}
              </th>
              <td className={styles.label} data-order={label}>
                <details>
                  <summary>{label}</summary>
                  <p>
                    <span className={styles.basis}>{basis}. </span>
                    {limits}
                  </p>
                </details>
              </td>
              <td>
                <a href={source.path}>{source.name}</a>
              </td>
              <td>{period}</td>
              <td>{basis}.</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A client's lines are those of its page; what is no client's result is one group. */
const groupOf = ({ source: { path }, isResult }: FigureRow) =>
  isResult ? `of-${path.split("/").at(-1) || "home"}` : "of-no-client";

/** The first line of a group is where the way to it leads. */
function groupAt(rows: FigureRow[], at: number) {
  const [before, group] = [rows[at - 1], groupOf(rows[at] as FigureRow)];
  return { "data-group": group, id: before && groupOf(before) === group ? undefined : group };
}

/** Figures that are easily confused, side by side, with what distinguishes them. */
export function SimilarFigures({ title, text, asks, items }: (typeof figuresPage)["similarFigures"]) {
  return (
    <section aria-labelledby="figures-that-look-alike">
      <SectionHeading linked id="figures-that-look-alike" title={title} asks={asks} />
      <p>{text}</p>
      <div className={styles.similar}>
        {items.map((item) => (
          <div key={item.title}>
            <h3 id={anchorOf(item.title)}>
              <HeadingLink id={anchorOf(item.title)}>{item.title}</HeadingLink>
            </h3>
            <dl>
              {item.figures.map((one) => (
                <div key={one.figure}>
                  <dt>{one.where}</dt>
                  <dd>{signed(one)}</dd>
                </div>
              ))}
            </dl>
            <p>{item.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
