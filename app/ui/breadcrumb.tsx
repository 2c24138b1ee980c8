import type { Crumb } from "../seo/structured-data.ts";
import styles from "./breadcrumb.module.css";

/** Breadcrumb navigation (WAI-ARIA pattern); the last item is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <a className={styles.back} href={to} data-index="no">
      <span aria-hidden="true">←</span>
      {` ${label}`}
    </a>
  );
}
