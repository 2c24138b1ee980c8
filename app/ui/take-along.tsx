import { site } from "../../content/site.ts";
import { longDate } from "../../shared/domain/date.ts";
import { absolute } from "../seo/page-meta.ts";
import { HeadingLink } from "./heading-link.tsx";
import styles from "./take-along.module.css";

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
