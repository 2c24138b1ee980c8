import { useCallback, useEffect } from "react";
import { Link } from "react-router";
import type { EntryState } from "../../shared/domain/publication.ts";
import { prepareToasts } from "../ui/toaster.tsx";
import { OpenNotice } from "./access-notice.tsx";
import { listContradictions } from "./calls.ts";
import { Card, Problem, Spinner } from "./card.tsx";
import { isReviewDue, stateOf } from "./entries/draft.ts";
import type { Filter } from "./entries/list-filters.tsx";
import { useEntries } from "./entries/use-entries.ts";
import { count, plural } from "./filters.tsx";
import { adminMeta } from "./head.tsx";
import styles from "./overview/overview.module.css";
import { QuestionsOverview } from "./overview/questions-card.tsx";
import parts from "./parts.module.css";
import { useChanges } from "./shell.tsx";
import { ExchangeCard } from "./tools/exchange-card.tsx";
import { SessionsCard } from "./tools/sessions-card.tsx";
import tools from "./tools/tools.module.css";
import { useLoaded } from "./use-task.ts";

export const meta = () => adminMeta("/admin/upkeep");

/** How things stand, files, and who has access. */
export default function UpkeepPage() {
  const { changed } = useChanges();
  useEffect(prepareToasts, []);
  // The parts are there once an operator has access: then the address leads to one.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <>
      <div className={parts.workspace}>
        <div>
          <ExchangeCard onImported={changed} />
        </div>
        <div>
          <SessionsCard onEnded={changed}>
            <OpenNotice always />
          </SessionsCard>
          <BackupCard />
        </div>
      </div>
      <KnownCard />
      <QuestionsOverview />
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
              <dt>{filter && number ? <Link to={`/admin/knowledge-base?show=${filter}`}>{name}</Link> : name}</dt>
              <dd>{number === undefined ? "" : count(number)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Contradicted />
    </Card>
  );
}

/** Where what operators wrote and what stands elsewhere give two figures: the newer is heard, and one of them is to be mended. */
function Contradicted() {
  const { version } = useChanges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version may contradict something else
  const load = useCallback(() => listContradictions(), [version]);
  const { value = [] } = useLoaded("The contradictions could not be loaded.", load);
  if (value.length === 0) return null;
  return (
    <>
      <h3>{plural(value.length, "figure")} that an entry gives otherwise</h3>
      <ul className={tools.lines}>
        {value.map(({ entry, figure, sentence, other }) => (
          <li key={`${entry.id} ${sentence}`}>
            <Link to={`/admin/knowledge-base?entry=${encodeURIComponent(entry.id)}`}>{entry.title}</Link> says{" "}
            <strong>{figure}</strong>: “{sentence}”{" "}
            {other.url?.startsWith("/") ? <a href={other.url}>{other.url}</a> : other.title} says{" "}
            <strong>{other.figure}</strong>: “{other.sentence}”
          </li>
        ))}
      </ul>
    </>
  );
}

/** Only explains backups: they hold secrets, so they are made on the server. */
function BackupCard() {
  return (
    <Card id="backup" title="Backup">
      <p>
        An export holds the entries. A backup holds everything that is kept for good, the record of changes too, and no
        questions and ratings of visitors, which are deleted in time. It is made on the server, while the site runs:{" "}
        <code>npm run backup</code> writes one file and names it, and <code>npm run restore -- file --replace</code>{" "}
        puts it in the place of what is there.
      </p>
    </Card>
  );
}
