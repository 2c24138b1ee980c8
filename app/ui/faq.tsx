import { asksAttribute } from "../../content/asks-attribute.ts";
import type { FaqItem } from "../../content/schema.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import styles from "./faq.module.css";
import { HeadingLink } from "./heading-link.tsx";

/** Questions and answers, open: they are read, printed and searched like the rest. */
export function Faq({ items, title = "Questions" }: { items: FaqItem[]; title?: string }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.faq} aria-labelledby="questions">
      <h2 id="questions">
        <HeadingLink id="questions">{title}</HeadingLink>
      </h2>
      {items.map(({ question, answer, asks }) => (
        <div key={question}>
          <h3 id={anchorOf(question)} {...asksAttribute([question, ...asks])}>
            <HeadingLink id={anchorOf(question)}>{question}</HeadingLink>
          </h3>
          <p>{answer}</p>
        </div>
      ))}
    </section>
  );
}
