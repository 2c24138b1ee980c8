import type { ReactNode } from "react";
import type { Sector } from "../../content/schema.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import { Art, ArtImage } from "./art.tsx";
import styles from "./card-grid.module.css";

export interface Card {
  path: string;
  art: string;
  sector: Sector;
  kicker?: string;
  title: string;
  /** A line of figures between title and text. */
  metrics?: string;
  text: string;
  facts?: ReactNode;
  link: string;
}

interface Props {
  label: string;
  cards: Card[];
  /** Which stand out at the start, so that the rest fill their rows: none, one as wide as the page, or two above rows of three. */
  feature?: "none" | "one" | "two";
}

/** Cards whose drawings stand in the page; those of the others come when they are near. */
const AT_ONCE = 2;

/** The cards of an index page, each with the art of the page it leads to. */
export function CardGrid({ label, cards, feature = "none" }: Props) {
  return (
    <section aria-label={label}>
      <ul className={styles.grid} data-feature={feature}>
        {cards.map((card, index) => (
          <li key={card.path} className={`link-card ${styles.card}`} data-sector={card.sector}>
            <div className={styles.art}>
              {index < AT_ONCE ? (
                <Art name={card.art} shape="card" />
              ) : (
                <ArtImage name={card.art} shape="card" alt="" />
              )}
            </div>
            {card.kicker && <p className="kicker">{card.kicker}</p>}
            <h2 id={anchorOf(card.title)}>{card.title}</h2>
            {card.metrics && <p className={styles.metrics}>{card.metrics}</p>}
            <p className={styles.text}>{card.text}</p>
            {card.facts && <p className={styles.facts}>{card.facts}</p>}
            <a href={card.path} data-index="no">
              {card.link}
              <span className="visually-hidden">: {card.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
