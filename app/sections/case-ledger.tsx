import { caseStudies } from "../../content/index.ts";
import { figure } from "../../content/ledger.ts";
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
