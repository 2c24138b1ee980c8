import type { Question } from "../../content/exam/round.ts";
import type { Said } from "../../content/exam/said.ts";
import { recordWords } from "../../content/exam/words.ts";
import { Markdown } from "../ui/markdown/markdown.tsx";
import styles from "./exam-questions.module.css";

type Record = Pick<Question, "id" | "role" | "ask" | "why" | "button"> & { said: Said };

/** Questions as they were put, with what was answered and why it got its grade. `behaviours/ask-again.ts` puts them again. */
export function ExamQuestions({ questions }: { questions: readonly Record[] }) {
  return (
    <div data-behaviour="ask-again">
      {questions.map((question) => (
        <ExamQuestion key={question.id} {...question} />
      ))}
    </div>
  );
}

function ExamQuestion({ id, role, ask, said, why, button }: Record) {
  return (
    <article className={styles.question} aria-labelledby={id} data-record>
      <h3 id={id} className={styles.id}>
        <a href={`#${id}`}>
          {id}, {recordWords.asked}: {role}
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
        <p className={styles.label}>{recordWords.saidThen}</p>
        <Markdown text={said.text} />
        {said.offered.length > 0 && (
          <>
            <p className={styles.label}>{recordWords.offered}</p>
            <ul>
              {said.offered.map((question) => (
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
