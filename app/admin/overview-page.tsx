import { Link } from "react-router";
import { Card } from "./card.tsx";
import { useChanges } from "./changes.tsx";
import { useEntries } from "./entries/use-entries.ts";
import styles from "./overview/overview.module.css";
import { QuestionsOverview } from "./overview/questions-card.tsx";
import { Problem, Spinner } from "./problem.tsx";
import { count } from "./words.ts";

export function OverviewPage() {
  return (
    <>
      <QuestionsOverview />
      <KnownCard />
    </>
  );
}

function KnownCard() {
  const { version } = useChanges();
  const { entries, total, loading, problem, reload } = useEntries(version);
  const byHand = entries.filter(({ metadata }) => metadata.manually_added).length;
  const facts = [
    ["Entries", total],
    ["from pages", entries.length - byHand],
    ["by hand", byHand],
    ["whose page has changed", entries.filter(({ metadata }) => metadata.page_changed).length],
    ["of which a part is not used", entries.filter(({ metadata }) => metadata.discarded?.length).length],
  ] as const;
  return (
    <Card id="known" title="What the consultant knows">
      {problem && (
        <Problem title="The entries could not be loaded." onRetry={reload}>
          {problem}
        </Problem>
      )}
      {loading && entries.length === 0 && <Spinner label="Loading entries…" />}
      {!loading && !problem && (
        <dl className={styles.facts}>
          {facts.map(([name, number]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{number === undefined ? "" : count(number)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <Link to="/admin/knowledge-base">Look after the entries</Link>
      </p>
    </Card>
  );
}
