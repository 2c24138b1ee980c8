import type { Quote } from "../../content/schema.ts";
import styles from "./client-quote.module.css";

/** What came of it in a sentence: the client's words once they are approved, until then ours, and marked so. */
export function ClientQuote({ text, by, approved }: Quote) {
  return (
    <figure className={approved ? `${styles.quote} ${styles.approved}` : styles.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {by}
        {!approved && <span className={styles.awaiting}>Our summary; wording awaiting the client’s approval</span>}
      </figcaption>
    </figure>
  );
}
