/** What several drawings are made of. */
import styles from "./moment.module.css";

const Swatch = ({ look }: { look: string | undefined }) => (
  <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
    <rect className={look} x="1" y="1" width="10" height="10" />
  </svg>
);

type Term = readonly [figure: string, says: string, look?: string | undefined];

/** Items of a list: each figure with what it is, behind the look that it has in the drawing where that needs to be said. */
export const Terms = ({ of }: { of: readonly Term[] }) =>
  of.map(([figure, says, look]) => (
    <li key={says}>
      {look && <Swatch look={look} />}
      <b>{figure}</b> {says}
    </li>
  ));

/** The key below a drawing. */
export const Key = ({ of }: { of: readonly Term[] }) => (
  <ul className={styles.key}>
    <Terms of={of} />
  </ul>
);

interface BarProps {
  look: string | undefined;
  /** Both in per cent of the drawing's width. */
  from?: number;
  width: number;
  y?: number;
  height: number;
}

export const Bar = ({ look, from, width, y = 1, height }: BarProps) => (
  <rect className={look} x={from === undefined ? from : `${from}%`} width={`${width}%`} y={y} height={height} />
);
