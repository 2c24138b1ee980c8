import type { results } from "../../content/home.ts";
import { figure } from "../../content/ledger.ts";
import { ROWS, TILE, TilePattern, wall } from "../drawings/wall.tsx";
import styles from "./slide-drawing.module.css";

/** The level before a change, in tiles. */
const BEFORE = 100;

/** A result of the home page as tiles: the months that it covers, or a hundred before and what they became. */
export function SlideDrawing({ figure: id, drawing, lead }: (typeof results.slides)[number]) {
  return (
    <figure className={styles.drawing} data-index="no">
      {drawing.kind === "months" ? <Months count={drawing.months} /> : <Change id={id} falls={lead.startsWith("−")} />}
      <figcaption>{drawing.caption}</figcaption>
    </figure>
  );
}

function Months({ count }: { count: number }) {
  const across = count / 3;
  const month = (at: number) => `M${(at % across) * 60 + 1} ${Math.floor(at / across) * 34 + 1}h58v31h-58z`;
  return (
    <svg viewBox={`0 0 ${across * 60} 100`} aria-hidden="true">
      <path className={styles.tile} d={Array.from({ length: count }, (_, at) => month(at)).join("")} />
    </svg>
  );
}

/** Columns of five tiles: as many painted as stay or are added, as many bare as fall away. */
function Change({ id, falls }: { id: string; falls: boolean }) {
  const change = figure(id).value as number;
  const [first, second] = falls ? [BEFORE - change, change] : [BEFORE, change];
  const columns = Math.ceil((first + second) / ROWS);
  return (
    <svg viewBox={`0 0 ${columns * TILE} ${ROWS * TILE}`} aria-hidden="true">
      <TilePattern id={`${id}-1`} look={falls ? styles.tile : styles.pale} />
      <TilePattern id={`${id}-2`} look={falls ? styles.bare : styles.tile} />
      <path fill={`url(#${id}-1)`} d={wall(0, first)} />
      <path fill={`url(#${id}-2)`} d={wall(first, first + second)} />
    </svg>
  );
}
