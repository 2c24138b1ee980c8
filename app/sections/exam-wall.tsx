import { gradeWords } from "../../content/exam/address.ts";
import { type Counts, GRADES, type KindSummary } from "../../content/exam/round.ts";
import styles from "./exam-wall.module.css";

interface Props {
  /** A kind without a path is the page's own. */
  kinds: (Omit<KindSummary, "path"> & { path?: string })[];
  counts: Counts;
  caption: string;
}

/**
 * Grades as a wall, as wide as the window: one tile for each question, laid, half laid or left out, as it was
 * graded. The tables and lists below it say the same.
 */
export function ExamWall({ kinds, counts, caption }: Props) {
  const found = GRADES.filter((grade) => counts[grade] > 0);
  return (
    <section className={styles.band} aria-label="The grades, drawn" data-index="no">
      <figure className={`container ${styles.wall}`}>
        <ul className={styles.rows}>
          {kinds.map((kind) => (
            <li key={kind.kind}>
              {kind.path ? <a href={kind.path}>{kind.title}</a> : <strong>{kind.title}</strong>}
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
    </section>
  );
}

function Tiles({ counts }: { counts: Counts }) {
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
