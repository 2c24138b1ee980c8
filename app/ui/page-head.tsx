import type { ReactNode } from "react";
import { asksAttribute } from "../../content/asks-attribute.ts";
import type { Sector } from "../../content/schema.ts";
import styles from "./page-head.module.css";

interface Props {
  title: string;
  /** One paragraph, or several. */
  intro?: string | readonly string[];
  kicker?: string;
  sector?: Sector;
  /** Breadcrumb or back link, above the title. */
  breadcrumb?: ReactNode;
  /** Dates, read time: one quiet line below the intro. */
  facts?: ReactNode;
  art?: ReactNode;
  asks?: readonly string[];
}

/** Header of every page except the home page. */
export function PageHead({ title, intro, kicker, sector, breadcrumb, facts, art, asks }: Props) {
  return (
    <header className={styles.head} data-sector={sector}>
      <div className="container">
        {breadcrumb}
        <div className={art ? styles.withArt : undefined}>
          <div className={styles.words}>
            {kicker && <p className="kicker">{kicker}</p>}
            <h1 {...asksAttribute(asks)}>{title}</h1>
            {[intro ?? []].flat().map((paragraph) => (
              <p key={paragraph} className="lead">
                {paragraph}
              </p>
            ))}
            {facts && (
              <div className={styles.facts} data-index="no">
                {facts}
              </div>
            )}
          </div>
          {art && <div className={styles.art}>{art}</div>}
        </div>
      </div>
    </header>
  );
}
