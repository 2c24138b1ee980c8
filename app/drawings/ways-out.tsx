import { pilotEnds, pilotSteps } from "../../content/drawn-words.ts";
import styles from "./moment.module.css";
import own from "./processes.module.css";

const HEIGHT = 132;
const MIDDLE = HEIGHT / 2;
/** Where the line divides, in per cent of the width. */
const FORK = 72;
const EXITS = [24, MIDDLE, HEIGHT - 24];

/** A line through the steps of a pilot, which ends in one of three ways. */
export function WaysOut() {
  return (
    <>
      <svg className={styles.plot} width="100%" height={HEIGHT} aria-hidden="true">
        <line className={styles.line} x2={`${FORK}%`} y1={MIDDLE} y2={MIDDLE} />
        {pilotSteps.map(({ name }, at) => (
          <circle key={name} className={styles.point} cx={`${4 + at * 14}%`} cy={MIDDLE} r="8" />
        ))}
        {pilotEnds.map((end, at) => (
          <g key={end}>
            <line className={styles.line} x1={`${FORK}%`} x2="82%" y1={MIDDLE} y2={EXITS[at]} />
            <text x="84%" y={(EXITS[at] ?? 0) + 6}>
              {end.charAt(0).toUpperCase() + end.slice(1)}
            </text>
          </g>
        ))}
      </svg>
      <ol className={`${styles.key} ${own.steps}`}>
        {pilotSteps.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b> {text}
          </li>
        ))}
        <li>
          <b>Decide</b> {pilotEnds[0]?.toLowerCase()}, {pilotEnds[1]} or {pilotEnds[2]}
        </li>
      </ol>
    </>
  );
}
