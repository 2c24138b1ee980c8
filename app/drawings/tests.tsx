import styles from "./moment.module.css";
import type { Numbers } from "./page-numbers.ts";
import { ROWS, TILE, TilePattern, wall } from "./wall.tsx";

/** Two walls of questions: answered rightly, left unanswered, answered wrongly. */
export function Tests({ n }: { n: Numbers }) {
  const walls = [
    { label: "First test", right: n("right-one"), open: n("open-one"), wrong: n("wrong-one") },
    { label: "After repairs", right: n("right-two"), open: n("open-two"), wrong: n("wrong-two") },
  ];
  return (
    <>
      <svg className={styles.hidden} aria-hidden="true">
        <TilePattern id="right" className={styles.data} />
        <TilePattern id="open" className={styles.gone} />
        <TilePattern id="wrong" className={styles.ink} />
      </svg>
      {walls.map(({ label, right, open, wrong }) => {
        const [first, second] = [right.value, right.value + open.value];
        const all = second + wrong.value;
        return (
          <div key={label}>
            <p className={styles.over}>
              {label}: <b>{right.text} right</b>, {open.text} unanswered, {wrong.text} wrong
            </p>
            <svg viewBox={`0 0 ${(all / ROWS) * TILE} ${ROWS * TILE}`} aria-hidden="true">
              <path fill="url(#right)" d={wall(0, first)} />
              <path fill="url(#open)" d={wall(first, second)} />
              <path fill="url(#wrong)" d={wall(second, all)} />
            </svg>
          </div>
        );
      })}
    </>
  );
}
