import styles from "./chart.module.css";

const HEIGHT = 40;

interface Props {
  /** Per cent of the drawing's width. */
  width: number;
  tone: "data" | "base";
  /** Per cent of the width between two joints; none without it. */
  unit?: number;
  /** A dashed outline from the end of the bar to here: what was there before. */
  until?: number;
}

/** A horizontal bar as wide as its value. */
export function Bar({ width, tone, unit, until }: Props) {
  const joints = unit ? Array.from({ length: Math.ceil(width / unit) - 1 }, (_, index) => (index + 1) * unit) : [];
  return (
    <svg className={styles.bar} width="100%" height={HEIGHT} aria-hidden="true">
      {until && until > width && (
        <rect className={styles.gone} x={`${width}%`} y="1" width={`${until - width}%`} height={HEIGHT - 2} />
      )}
      <rect className={tone === "data" ? styles.data : styles.base} width={`${width}%`} height={HEIGHT} />
      {joints.map((x) => (
        <line key={x} className={styles.jointLine} x1={`${x}%`} x2={`${x}%`} y1="0" y2={HEIGHT} />
      ))}
    </svg>
  );
}
