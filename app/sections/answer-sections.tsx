import type { AnswerGroup, PublishedAnswer } from "../../content/answers/published.ts";
import { HeadingLink } from "../ui/heading-link.tsx";
import { Markdown } from "../ui/markdown/markdown.tsx";
import styles from "./answer-sections.module.css";

/** Questions with their answers, open: they are read, printed and searched like the rest. */
export function AnswerSections({ groups }: { groups: readonly AnswerGroup[] }) {
  return groups.map(({ id, title, answers }) => (
    <section key={id} className={styles.group} aria-labelledby={id}>
      <h2 id={id}>
        <HeadingLink id={id}>{title}</HeadingLink>
      </h2>
      {answers.map((answer) => (
        <Answer key={answer.anchor} {...answer} />
      ))}
    </section>
  ));
}

function Answer({ anchor, question, text, sources }: PublishedAnswer) {
  return (
    <div className={styles.answer}>
      <h3 id={anchor}>
        <a href={`#${anchor}`}>{question}</a>
      </h3>
      <Markdown text={text} />
      {sources.length > 0 && (
        <div className={styles.sources}>
          <p>{sources.length > 1 ? "Sources" : "Source"}</p>
          <ul>
            {sources.map(({ url, name }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
