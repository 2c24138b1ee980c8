import { site } from "../../content/site.ts";
import { longDate } from "../../shared/domain/date.ts";
import { absolute } from "../seo/page-meta.ts";
import { HeadingLink } from "./heading-link.tsx";
import styles from "./related.module.css";

export interface RelatedItem {
  path: string;
  kicker: string;
  title: string;
  text?: string;
  link: string;
}

/** Cards that lead on. */
export function Related({ id, title, items }: { id: string; title: string; items: RelatedItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={id} data-index="no">
      <h2 id={id}>
        <HeadingLink id={id}>{title}</HeadingLink>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.path} className="link-card">
            <p className="kicker">{item.kicker}</p>
            <h3>{item.title}</h3>
            {item.text && <p>{item.text}</p>}
            <a href={item.path}>
              {item.link}
              <span className="visually-hidden">: {item.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Neighbour {
  path: string;
  meta: { title: string };
}

/** The pages before and after this one in its index. */
export function NextPrevious({
  label,
  previous,
  next,
}: {
  label: string;
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}) {
  return (
    <nav className={styles.pair} aria-label={`Next and previous ${label}`} data-index="no">
      {previous && (
        <a href={previous.path} rel="prev">
          <span>Previous</span>
          {previous.meta.title}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className={styles.next}>
          <span>Next</span>
          {next.meta.title}
        </a>
      )}
    </nav>
  );
}

interface Props {
  title: string;
  path: string;
  /** When it was written, and last reviewed. */
  written: string;
  reviewed: string;
}

/** How the page is cited; `behaviours/take-along.ts` adds ways to share, copy and print it. */
export function TakeAlong({ title, path, written, reviewed }: Props) {
  return (
    <section className={styles.along} aria-labelledby="cite" data-index="no">
      <h2 id="cite">
        <HeadingLink id="cite">Cite this page</HeadingLink>
      </h2>
      <p data-citation>
        {site.author}, “{title}”, {longDate(written)}
        {reviewed > written && `, reviewed ${longDate(reviewed)}`}. {absolute(path)}
      </p>
      <div data-behaviour="take-along" />
    </section>
  );
}
