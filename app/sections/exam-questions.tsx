import { gradeWords, recordWords } from "../../content/exam/address.ts";
import { type Counts, GRADES, type KindSummary, type Question } from "../../content/exam/round.ts";
import layout from "../ui/detail-layout.module.css";
import styles from "./exam-questions.module.css";

/** Questions as they were put, with their grade and the reason for it. `app/behaviours/index.ts` puts them again. */
export function ExamQuestions({ questions }: { questions: readonly Pick<Question, "id" | "ask" | "grade" | "why">[] }) {
  return (
    <div className="link-buttons">
      {questions.map(({ id, ask, grade, why }) => (
        <article key={id} className={styles.question} aria-labelledby={id} data-record>
          <h3 id={id} className={styles.id}>
            <a className="way" href={`#${id}`}>
              {gradeWords[grade].title}
            </a>
          </h3>
          {ask.map((turn, index) => (
            <div key={turn} className={styles.turn}>
              <p data-turn>{turn}</p>
              <button type="button" data-ask={index === 0 ? "first" : "next"}>
                {index === 0 ? recordWords.again : recordWords.goOn}
              </button>
            </div>
          ))}
          <p className={styles.why}>{why}</p>
        </article>
      ))}
    </div>
  );
}

interface Props {
  kinds: readonly KindSummary[];
  counts: Counts;
  caption: string;
}

/**
 * Grades as a wall, as wide as the window: one tile for each question, laid, half laid or left out, as it was
 * graded. The table below it says the same.
 */
export function ExamWall({ kinds, counts, caption }: Props) {
  const found = GRADES.filter((grade) => counts[grade] > 0);
  return (
    <section className={`container ${layout.band}`} aria-label="The grades, drawn" data-index="no">
      <figure className={styles.wall}>
        <ul className={styles.rows}>
          {kinds.map(({ kind, title, count, counts }) => (
            <li key={kind}>
              <strong>{title}</strong>
              <span className={styles.count}>
                {counts.well} of {count} answered well
              </span>
              <Tiles counts={counts} />
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
