import type { ReactNode } from "react";
import styles from "./parts.module.css";

interface Props {
  /** Prefix of the heading's id. */
  id: string;
  title: string;
  /** Beside the title: a count, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of the page under its heading. */
export function Card({ id, title, aside, children }: Props) {
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
