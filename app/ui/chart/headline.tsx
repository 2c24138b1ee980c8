import styles from "./chart.module.css";

/** The number that the drawing is about, set large, and what it counts. */
export function Headline({ value, label }: { value: string; label: string }) {
  return (
    <p className={styles.headline}>
      <span className={styles.value}>{value}</span> <span>{label}</span>
    </p>
  );
}
