import styles from "./client-quote.module.css";

export function ClientQuote({ text, by }: { text: string; by: string }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>{by}</figcaption>
    </figure>
  );
}
