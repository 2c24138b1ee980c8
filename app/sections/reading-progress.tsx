import styles from "./reading-progress.module.css";

/** A line that grows as the article is read; filled by `behaviours/reading-progress.ts`. */
export function ReadingProgress() {
  return <div className={styles.bar} data-behaviour="reading-progress" aria-hidden="true" />;
}
