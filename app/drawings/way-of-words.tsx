import { measuredWords } from "../../content/drawn-words.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import own from "./places.module.css";

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
                  <a href={`#${anchorOf(word)}`}>{word}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
