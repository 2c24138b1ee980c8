import { enquiryForm } from "../../../content/forms.ts";
import type { LeadAnalysis, LeadRule } from "../../../shared/contracts/lead.ts";
import styles from "./analysis-panel.module.css";

/** The badge of each category; any other gets the outline. */
const BADGES: Readonly<Record<string, string>> = { hot: "default", warm: "secondary" };

const words = enquiryForm.analysis;

/** The analysis with its reasons, so that the visitor can judge it and improve on it. */
export function AnalysisPanel({ result, stale }: { result: LeadAnalysis; stale: boolean }) {
  return (
    <section className={styles.panel} aria-labelledby="enquiry-analysis" data-stale={stale || undefined}>
      <h3 id="enquiry-analysis">{words.title}</h3>
      {stale && <p className={styles.stale}>{words.stale}</p>}
      <div className={styles.verdict}>
        <p className={styles.score}>
          <strong>{result.score}</strong> {words.outOf}
        </p>
        <p className={styles.badge} data-badge={BADGES[result.category] ?? "outline"}>
          {result.category}
        </p>
        <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="1" />
          <rect width={result.score} height="1" />
        </svg>
      </div>
      <dl className={styles.parts}>
        <Part term={words.reasoning}>
          <p>{result.reasoning}</p>
        </Part>
        <Part term={words.interests}>
          <List items={result.key_interests} />
        </Part>
        <Part term={words.action}>
          <p>{result.recommended_action}</p>
        </Part>
        {result.raise.length > 0 && (
          <Part term={words.raise}>
            <List items={result.raise} />
          </Part>
        )}
      </dl>
      {result.rules.length > 0 && <Rules rules={result.rules} />}
    </section>
  );
}

function Part({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Rules({ rules }: { rules: readonly LeadRule[] }) {
  return (
    <details className={styles.rules}>
      <summary>{words.rules}</summary>
      <dl>
        {rules.map(({ rule, points, quote }) => (
          <div key={rule}>
            <dt>{rule}</dt>
            <dd className={styles.points}>{points < 0 ? `−${-points}` : `+${points}`}</dd>
            <dd className={styles.quote} dir="auto">
              “{quote}”
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
