import { GRADES } from "../../content/exam/round.ts";
import type { KindSummary, RoundSummary } from "../../content/exam/summary.ts";
import { gradeWords } from "../../content/exam/words.ts";
import styles from "./exam-wall.module.css";

/** A round as a wall: one tile for each question, laid, half laid or left out, as it was graded. The tables say the same. */
export function ExamWall({ kinds, counts, caption }: Pick<RoundSummary, "kinds" | "counts"> & { caption: string }) {
  const found = GRADES.filter((grade) => counts[grade] > 0);
  return (
    <figure className={styles.wall}>
      <ul className={styles.rows}>
        {kinds.map((kind) => (
          <li key={kind.kind}>
            <a href={kind.path}>{kind.title}</a>
            <span className={styles.count}>
              {kind.counts.well} of {kind.count} answered well
            </span>
            <Tiles {...kind} />
          </li>
        ))}
      </ul>
      <figcaption>
        <p>{caption}</p>
        <ul className={styles.key}>
          {found.map((grade) => (
            <li key={grade}>
              <span className={styles.tile} data-grade={grade} aria-hidden="true" />
              {gradeWords[grade].title}: {counts[grade]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function Tiles({ counts }: KindSummary) {
  return (
    <span className={styles.tiles} aria-hidden="true">
      {GRADES.flatMap((grade) =>
        Array.from({ length: counts[grade] }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles of one grade are alike
          <i key={`${grade}${index}`} className={styles.tile} data-grade={grade} />
        )),
      )}
    </span>
  );
}
