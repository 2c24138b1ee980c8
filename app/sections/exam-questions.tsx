import { recordWords } from "../../content/exam/address.ts";
import type { ParsedAnswer } from "../../content/exam/index.ts";
import type { Question } from "../../content/exam/round.ts";
import { Markdown } from "../ui/markdown/markdown.tsx";
import styles from "./exam-questions.module.css";

type Record = Pick<Question, "id" | "role" | "ask" | "why" | "button"> & { reply: ParsedAnswer };

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
