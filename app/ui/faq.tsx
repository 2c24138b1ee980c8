import { asksAttribute } from "../../content/asks-attribute.ts";
import { basisOn, figure } from "../../content/ledger.ts";
import type { FaqItem, Quote } from "../../content/schema.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import layout from "./detail-layout.module.css";
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

/** The method of a piece of work: what we do today, and no report of what was done for the client. */
export function Steps({ steps, asks }: { steps: { name: string; text: string }[]; asks: readonly string[] }) {
  return (
    <section className={styles.steps} aria-labelledby="how-we-do-this">
      <h2 id="how-we-do-this" {...asksAttribute(asks)}>
        <HeadingLink id="how-we-do-this">How we do this</HeadingLink>
      </h2>
      <ol>
        {steps.map((step) => (
          <li key={step.name}>
            <h3>{step.name}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What came of it in a sentence: the client's words once they are approved, until then ours, and marked so. */
export function ClientQuote({ text, by, approved }: Quote) {
  const Words = approved ? "blockquote" : "div";
  return (
    <figure className={`${layout.band} ${styles.quote} ${approved ? styles.approved : ""}`.trim()}>
      <Words>
        <p>{text}</p>
      </Words>
      <figcaption>
        {by} {!approved && <span className={styles.ours}>Our own summary of the figures, not the client’s words</span>}
      </figcaption>
    </figure>
  );
}

/** A sentence of the text, large. Who listens to the page hears it once. */
export const Pull = ({ text }: { text: string }) => (
  <div className={`${layout.band} ${styles.quote}`} aria-hidden="true" data-index="no" data-print="none" data-pull>
    <p>{text}</p>
  </div>
);

interface Props {
  id?: string;
  title: string;
  /** The page on which they stand. */
  path: string;
  tiles: readonly { figure: string; label?: string | undefined }[];
  asks?: readonly string[];
  /** The part of a section that they are, where they do not stand on their own. */
  part?: boolean;
}

/** Metric tiles: each figure with its period and basis, as the ledger has them. */
export function Tiles({ id = "in-figures", title, path, tiles, asks, part = false }: Props) {
  const Heading = part ? "h3" : "h2";
  return (
    <section className={styles.tiles} aria-labelledby={id}>
      <Heading id={id} className="label" {...asksAttribute(asks)}>
        <HeadingLink id={id}>{title}</HeadingLink>
      </Heading>
      <dl>
        {tiles.map((tile) => {
          const entry = figure(tile.figure);
          return (
            <div key={tile.figure}>
              <dt>{tile.label ?? entry.label}</dt>
              <dd className={entry.period ? `${styles.value} ${styles.dated}` : styles.value}>{entry.text}</dd>
              <dd className={styles.basis}>
                {entry.period ? `${entry.period}. ` : ""}
                {basisOn(path, entry)}.
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
