import { asksAttribute } from "../../content/asks-attribute.ts";
import { about, aboutLink, hero, outcomes } from "../../content/home.ts";
import { figure } from "../../content/ledger.ts";
import { ArtImage } from "../ui/art.tsx";
import { SectionHeading } from "../ui/page-head.tsx";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <section id="home" className={styles.hero} aria-labelledby="home-title">
      <div className={styles.head}>
        <p className="kicker">{hero.kicker}</p>
        <h1 id="home-title" {...asksAttribute(hero.asks)}>
          {hero.title}
        </h1>
      </div>
      <div className={styles.words}>
        <p className="lead">{hero.lead}</p>
        <p className="button-row">
          <a className="button" href="#contact">
            {hero.primary}
          </a>
          <a className="button quiet" href="#solutions">
            {hero.secondary}
          </a>
        </p>
        <p className={styles.proof} data-index="no">
          <strong>{figure(hero.proof.figure).text}</strong> <a href="#results">{hero.proof.text}</a>
        </p>
      </div>
      <aside className={styles.aside} aria-labelledby="what-we-do">
        <h2 id="what-we-do" className="label" {...asksAttribute(hero.aside.asks)}>
          {hero.aside.title}
        </h2>
        <dl>
          {hero.aside.items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </aside>
      <div className={styles.panel}>
        <ArtImage name="home" shape="panorama" alt="" />
      </div>
    </section>
  );
}

export function About() {
  return (
    <section className={`container section ${styles.about}`} aria-labelledby="about">
      <div>
        <SectionHeading id="about" title={about.title} asks={about.asks} />
        <a className="way" href={aboutLink.to} data-index="no">
          {aboutLink.label}
        </a>
      </div>
      {about.panels.map((panel) => (
        <div key={panel.title}>
          <h3>{panel.title}</h3>
          <p>{panel.text}</p>
        </div>
      ))}
    </section>
  );
}

/** The final values stand in the page; the counting up is added by `behaviours/counters.ts`. */
export function Counters() {
  return (
    <section className={`container section ${styles.outcomes}`} aria-labelledby="measurable-outcomes">
      <div>
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
                <span data-count={counter.target}>{`${counter.prefix}${counter.target}${counter.suffix}`}</span>
              </dd>
              <dd className={styles.basis}>{[entry.period, ...entry.basis.split(", ").slice(1)].join(", ")}.</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
