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
