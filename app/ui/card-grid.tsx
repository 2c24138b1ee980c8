import type { ReactNode } from "react";
import { artOf } from "../../content/art.ts";
import type { Sector } from "../../shared/contracts/library.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import { ArtImage } from "./art.tsx";
import styles from "./card-grid.module.css";

export interface CardProps {
  /** Of the page it leads to, whose art it shows. */
  path: string;
  sector?: Sector;
  title: string;
  /** 2 on an index page, where the heading has an anchor; 3 in a section. */
  level?: 2 | 3;
  /** Words for the picture; without them it is decoration. */
  alt?: string;
  kicker?: string;
  text?: string;
  facts?: ReactNode;
  /** The link's words. Where they do not name the page, its title is read with them. */
  link: string;
  /** What stands in place of the link. */
  ways?: ReactNode;
}

/** One card for every list of pages. How wide its place is decides how it is set (card-grid.module.css). */
export function Card({ path, sector, title, level = 3, alt = "", kicker, text, facts, link, ways }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={styles.place} data-sector={sector}>
      <div className={ways ? styles.card : `link-card ${styles.card}`}>
        <ArtImage name={artOf(path)} alt={alt} shape="card" />
        <div>
          {kicker && <p className="kicker">{kicker}</p>}
          <Heading id={level === 2 ? anchorOf(title) : undefined}>{ways ? <a href={path}>{title}</a> : title}</Heading>
          {text && <p>{text}</p>}
          {facts && <p className={styles.facts}>{facts}</p>}
          {ways ?? (
            <a href={path} data-index={level === 2 ? "no" : undefined}>
              {link}
              {level === 2 && <span className="visually-hidden">: {title}</span>}
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

interface Props {
  cards: CardProps[];
  /** The first stands across both columns. */
  feature?: boolean;
  /** Above a phone's width: with pictures above the words, in two columns, or as a wall of three. On a phone: as rows. */
  set: "rows" | "stacked" | "wall";
}

/** Cards in two columns where there is room. */
export function CardGrid({ cards, feature, set }: Props) {
  return (
    <ul className={`${styles.grid} ${styles[set]}`} data-feature={feature || undefined}>
      {cards.map((card) => (
        <Card key={card.path} {...card} />
      ))}
    </ul>
  );
}
