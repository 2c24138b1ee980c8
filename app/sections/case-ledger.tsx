import { caseStudies } from "../../content/index.ts";
import { figure, ownBasis } from "../../content/ledger.ts";
import type { CaseStudyMeta } from "../../content/schema.ts";
import { capitalised } from "../../shared/domain/typography.ts";
import styles from "./case-ledger.module.css";

/** The first figure of each case, a line each, as a way to its page. */
export function CaseLedger() {
  return (
    <nav aria-label="Case studies by figure" className={styles.ledger} data-index="no">
      <ul>
        {caseStudies.map(({ path, meta }) => {
          const { text, label } = figure(meta.tiles[0]?.figure ?? "");
          return (
            <li key={path} data-sector={meta.sector}>
              <a href={path}>
                <span className={styles.figure}>{text}</span> <span>{label}</span>{" "}
                <span className={styles.sector}>{meta.sectorLabel}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
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
        <div>
          <dt>Period</dt>
          <dd>{period ?? "None is given for this figure. Ask before you compare."}</dd>
        </div>
        <div>
          <dt>Counted by</dt>
          <dd>Client data, anonymised. No third party has audited it.</dd>
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
