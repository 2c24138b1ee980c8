import styles from "./moment.module.css";
import type { Numbers } from "./page-numbers.ts";

/** Customers to a tile, and the side of one. */
const CUSTOMERS_A_TILE = 100;
const SIDE = 100;

/** What the platform claims as a row of tiles, of which those that the campaign caused are painted. */
export function Claimed({ n }: { n: Numbers }) {
  const [claimed, caused] = [n("claimed"), n("caused")];
  const tiles = Array.from({ length: claimed.value / CUSTOMERS_A_TILE }, (_, at) => at * SIDE);
  return (
    <>
      <svg viewBox={`0 0 ${tiles.length * SIDE} ${SIDE}`} aria-hidden="true">
        {tiles.map((x, at) => (
          <rect
            key={x}
            className={at < caused.value / CUSTOMERS_A_TILE ? styles.data : styles.base}
            x={x + 3}
            y="3"
            width={SIDE - 6}
            height={SIDE - 6}
          />
        ))}
      </svg>
      <ul className={styles.key}>
        <li>
          <b>
            {caused.text} at {n("cost-caused").text}
          </b>{" "}
          what the comparison shows
        </li>
        <li>
          <b>
            {claimed.text} at {n("cost-claimed").text}
          </b>{" "}
          what the platform claims
        </li>
      </ul>
    </>
  );
}
