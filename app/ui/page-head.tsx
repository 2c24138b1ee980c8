import type { ReactNode } from "react";
import { asksAttribute } from "../../content/asks-attribute.ts";
import type { Sector } from "../../shared/contracts/library.ts";
import type { Crumb } from "../seo/structured-data.ts";
import { HeadingLink } from "./heading-link.tsx";
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
          <div className={art ? styles.words : `${styles.words} ${styles.alone}`}>
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

interface SectionHeadingProps {
  id: string;
  title: string;
  asks?: readonly string[];
  /** The heading is the link to its own address, as on every page of text. */
  linked?: boolean;
  /** What the section comes to, said large below its name. */
  claim?: string;
}

/** Heading of a section, with its anchor and the questions it answers for the consultant's index. */
export function SectionHeading({ id, title, asks, linked, claim }: SectionHeadingProps) {
  const heading = (
    <h2 id={id} className={claim && "kicker"} {...asksAttribute(asks)}>
      {linked ? <HeadingLink id={id}>{title}</HeadingLink> : title}
    </h2>
  );
  return claim ? (
    <div className={styles.claim}>
      {heading}
      <p>{claim}</p>
    </div>
  ) : (
    heading
  );
}

/** Breadcrumb navigation (WAI-ARIA pattern); the last item is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <a className={styles.back} href={to} data-index="no" data-print="none">
      <span aria-hidden="true">←</span>
      {` ${label}`}
    </a>
  );
}
