import { checksLaid, checksOpen, measuredWords, numberKinds, travels } from "../../content/drawn-words.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import styles from "./moment.module.css";
import type { Numbers } from "./page-numbers.ts";
import own from "./places.module.css";

/** What a number is made of: a client's work fills its tile, an assumption half of it, an invention nothing; entries are a point. */
export const TILES: Record<string, React.ReactNode> = {
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

/** A wall of tiles: one for each check that is made, and a gap for each that is still to be made. */
export function Laid() {
  return (
    <ul className={own.wall}>
      {checksLaid.map((check) => (
        <li key={check}>{check}</li>
      ))}
      {checksOpen.map((check) => (
        <li key={check} data-open>
          {check} <span>not yet</span>
        </li>
      ))}
    </ul>
  );
}

/** Where a line ends, in per cent of the width: in the browser, on the server, at another company. */
export const STOPS: Record<string, number> = { browser: 2, server: 50, other: 98 };

/** A line for each thing that a visitor enters, as far as it travels, with a gap where it passes our server by; a full point where it is kept. */
export function Travels({ n }: { n: Numbers }) {
  return (
    <>
      <ol className={`${styles.ends} ${own.ends}`}>
        <li>Your browser</li>
        <li>Our server</li>
        <li>Another company</li>
      </ol>
      <ol className={own.lines}>
        {travels.map(({ name, says, days, to, kept, inBrowser, onward }) => (
          <li key={name}>
            <svg height="20" aria-hidden="true">
              {onward && <line className={own.onward} x1="50%" x2="98%" y1="10" y2="10" />}
              {to === "other" ? (
                <>
                  <line className={styles.line} x1="2%" x2="47%" y1="10" y2="10" />
                  <line className={styles.line} x1="53%" x2="98%" y1="10" y2="10" />
                </>
              ) : (
                to === "server" && <line className={styles.line} x1="2%" x2="50%" y1="10" y2="10" />
              )}
              {inBrowser && <circle className={own.kept} cx="2%" cy="10" r="7" />}
              <circle className={kept ? own.kept : styles.point} cx={`${STOPS[to]}%`} cy="10" r="7" />
            </svg>
            <p>
              <strong>{name}</strong> {days && `${n(days).text}, `}
              {says}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The way from an advertisement to the books, and at each place the words that measure there. */
export function WayOfWords() {
  return (
    <>
      <svg className={own.winding} viewBox="0 0 500 40" preserveAspectRatio="none" aria-hidden="true">
        <path vectorEffect="non-scaling-stroke" d="M0 20Q50-10 100 20T200 20T300 20T400 20T500 20" />
      </svg>
      <ol className={own.places}>
        {measuredWords.map(({ place, words }) => (
          <li key={place}>
            <span className={own.stop} aria-hidden="true" />
            <b>{place}</b>
            <ul>
              {words.map((word) => (
                <li key={word}>
                  <a className="way" href={`#${anchorOf(word)}`}>
                    {word}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
