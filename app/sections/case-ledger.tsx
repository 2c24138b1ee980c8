import { artOf } from "../../content/art.ts";
import { caseStudies } from "../../content/index.ts";
import { figure, ownBasis } from "../../content/ledger.ts";
import type { CaseStudyMeta } from "../../content/schema.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import { capitalised } from "../../shared/domain/typography.ts";
import { ArtImage } from "../ui/art.tsx";
import styles from "./case-ledger.module.css";

/** The cases as a ledger: what changed first, in a line each that leads to its page. */
export function CaseRows() {
  return (
    <ul>
      {caseStudies.map(({ path, meta }) => (
        <li key={path} className={`link-card ${styles.row}`} data-sector={meta.sector}>
          <div>
            <p className="kicker">{meta.sectorLabel}</p>
            <h2 id={anchorOf(meta.cardTitle)}>{meta.cardTitle}</h2>
            <p>{meta.cardDescription}</p>
            <a href={path} data-index="no">
              Read case study<span className="visually-hidden">: {meta.cardTitle}</span>
            </a>
          </div>
          <p className={styles.metrics}>
            <strong data-index="no">{figure(meta.tiles[0]?.figure ?? "").text}</strong> {meta.metrics}
          </p>
          <ArtImage name={artOf(path)} alt="" shape="card" />
        </li>
      ))}
    </ul>
  );
}

/** What the page stands on, before its text: where the first of its figures began and came to, when, and who counted. */
export function Evidence({ headline, tiles }: Pick<CaseStudyMeta, "headline" | "tiles">) {
  const figures = tiles.map((tile) => figure(tile.figure));
  const told = figures.find(({ text }) => headline.includes(text)) ?? figures[0];
  if (!told) return null;
  const { before, text, label, period, basis } = told;
  return (
    <section className={styles.evidence} aria-label="The figure of this case" data-index="no">
      <dl className="container">
        <div>
          <dt>{before ? "Before" : "Measured"}</dt>
          <dd className={before ? styles.number : undefined}>{before ?? capitalised(ownBasis(basis))}</dd>
        </div>
        <div>
          <dt>{before ? "After" : "Result"}</dt>
          <dd className={styles.number}>{text}</dd>
          <dd>{label}</dd>
        </div>
        {period && (
          <div>
            <dt>Period</dt>
            <dd>{period}</dd>
          </div>
        )}
        <div>
          <dt>Counted by</dt>
          <dd>The client’s data, anonymised</dd>
        </div>
      </dl>
    </section>
  );
}

/** The playbook's stages. Their bars are as long as they last, in `case-ledger.module.css`. */
const STAGES = [
  { name: "Choose", time: "Three weeks" },
  { name: "Prepare", time: "Six weeks" },
  { name: "Pilot", time: figure("programme.pilot-days").text },
  { name: "Decide", time: "Two weeks" },
];

/** Two lengths of time on one scale: the pilot alone, and the way from choice to decision. */
export function PilotClock() {
  return (
    <figure className={styles.clock}>
      <ol>
        {STAGES.map(({ name, time }) => (
          <li key={name}>
            <span className={styles.bar} aria-hidden="true" />
            <span>
              {name} <span className={styles.time}>{time}</span>
            </span>
          </li>
        ))}
      </ol>
      <figcaption>
        From choice to decision in a public service, as the playbook counts it. The third bar alone is the pilot of the
        solution pages.
      </figcaption>
    </figure>
  );
}
