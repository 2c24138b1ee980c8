import { insights, solutionsBlock } from "../../content/home.ts";
import { articles, pageAt, solutions } from "../../content/index.ts";
import { Card, CardGrid } from "../ui/card-grid.tsx";
import { SectionHeading } from "../ui/page-head.tsx";
import styles from "./solution-grid.module.css";

/** Home: how it works in three steps, and the solutions by what a buyer wants. */
export function SolutionGrid() {
  return (
    <section className="container section" aria-labelledby="solutions">
      <Top
        id="solutions"
        {...solutionsBlock}
        asks={["What services do you offer?", "What can you help us with?", "List your solutions"]}
        way={solutionsBlock.more}
      />
      <ol className={styles.steps}>
        {solutionsBlock.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {solutionsBlock.groups.map(({ title, solutions: members }) => (
        <div key={title} className={styles.group}>
          <p className={styles.wish}>{title}</p>
          <CardGrid
            set="rows"
            feature={members.length % 2 === 1}
            cards={members.map(({ path, line }) => {
              const { meta } = pageAt(solutions, path);
              return {
                path,
                sector: meta.sector,
                title: meta.title,
                alt: meta.imageAlt,
                text: line,
                link: meta.anchorText,
              };
            })}
          />
        </div>
      ))}
    </section>
  );
}

interface TopProps {
  id: string;
  title: string;
  claim: string;
  asks: readonly string[];
  way: { to: string; label: string };
}

const Top = ({ id, title, claim, asks, way }: TopProps) => (
  <div className={styles.top}>
    <SectionHeading id={id} title={title} claim={claim} asks={asks} />
    <a className="way" href={way.to} data-index="no">
      {way.label}
    </a>
  </div>
);

const minutesOf = (path: string) => pageAt(articles, path).meta.readTime;

/** Home: two cards whose buttons lead to the conversation, and whose titles lead to the articles. */
export function InsightCards() {
  return (
    <section className="container section" aria-labelledby="insights">
      <Top
        id="insights"
        {...insights}
        asks={["Do you publish articles?", "What have you written?"]}
        way={insights.all}
      />
      <ul className={styles.insights}>
        {insights.cards.map((card) => (
          <Card
            key={card.title}
            path={card.article}
            kicker={card.tag}
            title={card.title}
            text={card.description}
            link=""
            ways={
              <p className={styles.ways} data-index="no">
                <a className="way" href={card.article}>
                  Read article<span className="visually-hidden">: {card.title}</span>, {minutesOf(card.article)} min
                </a>
                <a className="button quiet" href="#contact" data-topic={card.title}>
                  {card.buttonText}
                </a>
              </p>
            }
          />
        ))}
      </ul>
    </section>
  );
}
