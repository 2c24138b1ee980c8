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

interface ProblemProps {
  /** What could not be done. */
  title: string;
  /** Why, as far as it is known. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retry?: string;
}

/** An error message where the error is, with a retry. */
export function Problem({ title, children, onRetry, retry = "Try again" }: ProblemProps) {
  return (
    <div role="alert" className={styles.problem}>
      <p>
        <strong>{title}</strong> {children}
      </p>
      {onRetry && (
        <button type="button" className={styles.plain} onClick={onRetry}>
          {retry}
        </button>
      )}
    </div>
  );
}

export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className={styles.spinner}>
      {label}
    </p>
  );
}
