import { numberKinds } from "../../content/drawn-words.ts";
import styles from "./moment.module.css";
import own from "./places.module.css";

/** What a number is made of: a client's work fills its tile, an assumption half of it, an invention nothing; entries are a point. */
const TILES: Record<string, React.ReactNode> = {
  client: <path className={styles.data} d="M2 2h60v60H2z" />,
  assumed: <path className={styles.data} d="M2 2h60L2 62z" />,
  invented: null,
  entered: <circle className={styles.data} cx="32" cy="32" r="12" />,
};

/** A tile for each kind of number, and below them the empty place of a promise. */
export function Kinds() {
  return (
    <>
      <ul className={own.kinds}>
        {numberKinds.map(({ kind, from, says }) => (
          <li key={kind}>
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <path className={own.edge} d="M2 2h60v60H2z" />
              {TILES[from]}
            </svg>
            <p>
              <strong>{kind}</strong> <span>{says}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={own.promise}>A promise about your result: none of them</p>
    </>
  );
}
