import { Link } from "react-router";
import type { EntryState } from "../../shared/domain/publication.ts";
import { Card, Problem, Spinner } from "./card.tsx";
import { isReviewDue, stateOf } from "./entries/draft.ts";
import type { Filter } from "./entries/table-filters-form.tsx";
import { useEntries } from "./entries/use-entries.ts";
import { count } from "./filters.tsx";
import { adminMeta } from "./head.tsx";
import styles from "./overview/overview.module.css";
import { QuestionsOverview } from "./overview/questions-card.tsx";
import { useChanges } from "./shell.tsx";

export const meta = () => adminMeta("/admin/overview");

export default function OverviewPage() {
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
  const withState = (state: EntryState) => entries.filter((entry) => stateOf(entry) === state).length;
  const facts: [name: string, number: number | undefined, filter?: Filter][] = [
    ["Entries", total],
    ["from pages", entries.length - byHand, "pages"],
    ["by hand", byHand, "hand"],
    ["whose page has changed", entries.filter(({ metadata }) => metadata.page_changed).length, "changed"],
    ["of which a part is not used", entries.filter(({ metadata }) => metadata.discarded?.length).length, "discarded"],
    ["to review", entries.filter(isReviewDue).length, "review"],
    ["drafts", withState("draft"), "draft"],
    ["planned for later", withState("planned"), "planned"],
    ["over", withState("expired"), "expired"],
  ];
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
          {facts.map(([name, number, filter]) => (
            <div key={name}>
              <dt>{filter && number ? <Link to={`/admin/entries?show=${filter}`}>{name}</Link> : name}</dt>
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
