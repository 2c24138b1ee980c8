import { enquiryForm } from "../../../content/forms.ts";
import type { LeadRule } from "../../../shared/contracts/lead.ts";
import styles from "./analysis-panel.module.css";
import type { ReadAnalysis } from "./use-analysis.ts";

/** The badge of each category, in whatever case a server writes it; any other gets the outline. */
const BADGES = new Map([
  ["hot", "default"],
  ["warm", "secondary"],
]);

const words = enquiryForm.analysis;

/** Of a category that another server made up nothing is known. */
const MEANINGS = new Map<string, string>(Object.entries(words.categories));

export function AnalysisPanel({ result, stale }: { result: ReadAnalysis; stale: boolean }) {
  return (
    <section
      className={styles.panel}
      id="enquiry-insights"
      aria-labelledby="enquiry-analysis"
      data-stale={stale || undefined}
    >
      <h3 id="enquiry-analysis">{words.title}</h3>
      <p>{words.rulesOnly}</p>
      {stale && <p className={styles.stale}>{words.stale}</p>}
      <Completeness {...result} />
      {result.raise.length > 0 && (
        <div className={styles.raise}>
          <h4>{words.raise}</h4>
          <List items={result.raise} />
        </div>
      )}
      <dl className={styles.parts}>
        <Part term={words.reasoning}>
          <p>{result.reasoning}</p>
        </Part>
        {result.key_interests.length > 0 && (
          <Part term={words.interests}>
            <List items={result.key_interests} />
          </Part>
        )}
        <Part term={words.action}>
          <p>{result.recommended_action}</p>
        </Part>
      </dl>
      {result.rules.length > 0 && <Rules rules={result.rules} />}
    </section>
  );
}

function Completeness({ score, category }: ReadAnalysis) {
  const known = category.toLowerCase();
  const meaning = MEANINGS.get(known);
  return (
    <div className={styles.verdict}>
      <p className={styles.score}>
        <strong>{score}</strong> {words.outOf}
      </p>
      <p>
        <span className={styles.badge} data-badge={BADGES.get(known) ?? "outline"}>
          {category}
        </span>
        {meaning && (
          <>
            <span className="visually-hidden">:</span> {meaning}
          </>
        )}
      </p>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" />
        <rect width={score} height="1" />
      </svg>
      <p className={styles.meaning}>
        {words.completeness} {words.decides}
      </p>
    </div>
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
            {quote && (
              <dd className={styles.quote} dir="auto">
                “{quote}”
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
