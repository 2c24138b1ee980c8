import { about, aboutLinks, outcomes } from "../../content/home.ts";
import { figure } from "../../content/ledger.ts";
import { SectionHeading } from "../ui/page-head.tsx";
import styles from "./about.module.css";

export function About() {
  return (
    <section className={styles.about} aria-labelledby="about">
      <div className={`container ${styles.grid}`}>
        <SectionHeading id="about" title={about.title} asks={about.asks} />
        {about.panels.map((panel) => (
          <div key={panel.title} className={styles.panel}>
            <h3>{panel.title}</h3>
            <p>{panel.text}</p>
          </div>
        ))}
        <p className={styles.links} data-index="no">
          {aboutLinks.map(({ label, to }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}

/** The final values stand in the page; the counting up is added by `behaviours/counters.ts`. */
export function Counters() {
  return (
    <section className={`container section ${styles.outcomes}`} aria-labelledby="measurable-outcomes">
      <div className={styles.intro}>
        <SectionHeading id="measurable-outcomes" title={outcomes.title} asks={outcomes.asks} />
        <p>{outcomes.text}</p>
      </div>
      <dl className={styles.counters} data-behaviour="counters">
        {outcomes.counters.map((counter) => {
          const entry = figure(counter.figure);
          return (
            <div key={counter.figure}>
              <dt>{entry.label}</dt>
              <dd className={styles.value}>
                {counter.prefix}
                <span data-count={counter.target}>{counter.target}</span>
                {counter.suffix}
              </dd>
              <dd className={styles.basis}>
                {entry.period}. {entry.basis}.
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
