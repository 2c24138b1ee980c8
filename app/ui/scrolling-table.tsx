import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** A wide table scrolls by itself; the focus lets the keyboard do it. */
export function ScrollingTable({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable region
    <div className={styles.table} role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
