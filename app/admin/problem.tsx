import type { ReactNode } from "react";
import styles from "./parts.module.css";

interface Props {
  /** What could not be done. */
  title: string;
  /** Why, as far as it is known. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retry?: string;
}

/** An error message where the error is, with a retry. */
export function Problem({ title, children, onRetry, retry = "Try again" }: Props) {
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
