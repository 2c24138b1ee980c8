import type { ReactNode } from "react";
import styles from "./detail-layout.module.css";

interface Props {
  toc: { id: string; title: string }[];
  /** Stands above the text, across both columns. */
  before?: ReactNode;
  /** Stands at the top of the margin column. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of text: the contents in the margin, the words beside them. */
export function DetailLayout({ toc, before, aside, children }: Props) {
  return (
    <div className={`container ${styles.layout}`}>
      {before && <div className={styles.before}>{before}</div>}
      <div className={styles.margin}>
        {aside}
        <nav aria-label="On this page" className={styles.toc} data-toc>
          <p>On this page</p>
          <ol>
            {toc.map((entry) => (
              <li key={entry.id}>
                <a href={`#${entry.id}`}>{entry.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
