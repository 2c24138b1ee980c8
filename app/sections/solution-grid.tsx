import { artOf } from "../../content/art.ts";
import { insights, solutionsBlock } from "../../content/home.ts";
import { articles, pageAt, solutions } from "../../content/index.ts";
import { ArtImage } from "../ui/art.tsx";
import cards from "../ui/card-grid.module.css";
import { SectionHeading } from "../ui/page-head.tsx";
import styles from "./solution-grid.module.css";

/** Home: a card for each with its art. */
export function SolutionGrid() {
  return (
    <section className="container section" aria-labelledby="solutions">
      <div className={styles.intro}>
        <SectionHeading
          id="solutions"
          title={solutionsBlock.title}
          asks={["What services do you offer?", "What can you help us with?", "List your solutions"]}
        />
        <p className="lead">{solutionsBlock.text}</p>
      </div>
      <ul className={styles.grid}>
        {solutions.map(({ path, meta }) => (
          <li key={path} className={`link-card ${styles.card}`} data-sector={meta.sector}>
            <ArtImage className={cards.band} name={artOf(path)} alt={meta.imageAlt} shape="band" />
            <h3>{meta.title}</h3>
            <p>{meta.cardDescription}</p>
            <a href={path}>{meta.anchorText}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const minutesOf = (path: string) => pageAt(articles, path).meta.readTime;

/** Home: two cards whose buttons lead to the conversation, and whose titles lead to the articles. */
export function InsightCards() {
  return (
    <section className="container section" aria-labelledby="insights">
      <SectionHeading
        id="insights"
        title={insights.title}
        asks={["Do you publish articles?", "What have you written?"]}
      />
      <ul className={styles.cards}>
        {insights.cards.map((card) => (
          <li key={card.title} className={styles.insight}>
            <ArtImage className={cards.band} name={artOf(card.article)} alt="" shape="band" />
            <p className="kicker">{card.tag}</p>
            <h3>
              <a href={card.article}>{card.title}</a>
            </h3>
            <p>{card.description}</p>
            <p className={styles.ways} data-index="no">
              <a className="button quiet" href="#contact" data-topic={card.title}>
                {card.buttonText}
              </a>
              <a href={card.article}>
                Read the article<span className="visually-hidden">: {card.title}</span>, {minutesOf(card.article)} min
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.all} data-index="no">
        <a href={insights.all.to}>{insights.all.label}</a>
      </p>
    </section>
  );
}
