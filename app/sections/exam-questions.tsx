import { gradeWords, recordWords } from "../../content/exam/address.ts";
import type { ParsedAnswer } from "../../content/exam/index.ts";
import { type Counts, GRADES, type KindSummary, type Question } from "../../content/exam/round.ts";
import { Markdown } from "../ui/markdown/markdown.tsx";
import styles from "./exam-questions.module.css";

type Record = Pick<Question, "id" | "role" | "ask" | "why" | "button"> & { reply: ParsedAnswer };

/** Questions as they were put, with what was answered and why it got its grade. `behaviours/ask-again.ts` puts them again. */
export function ExamQuestions({ questions }: { questions: readonly Record[] }) {
  return (
    <div data-behaviour="ask-again" className="link-buttons">
      {questions.map((question) => (
        <ExamQuestion key={question.id} {...question} />
      ))}
    </div>
  );
}

function ExamQuestion({ id, role, ask, reply, why, button }: Record) {
  return (
    <article className={styles.question} aria-labelledby={id} data-record>
      <h3 id={id} className={styles.id}>
        <a href={`#${id}`}>
          {id}, {recordWords.askedBy}: {role}
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
      <div className={styles.answer}>
        <p className={styles.label}>{recordWords.answerThen}</p>
        <Markdown text={reply.text} />
        {reply.offered.length > 0 && (
          <>
            <p className={styles.label}>{recordWords.offered}</p>
            <ul>
              {reply.offered.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className={styles.why}>
        {why} {button && recordWords.button}
      </p>
    </article>
  );
}

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
