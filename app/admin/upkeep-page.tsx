import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { OpenNotice } from "./access-notice.tsx";
import { endSession, listContradictions, listSessions } from "./calls.ts";
import { Card, Failure, Loading } from "./card.tsx";
import { Fact, Some, TextButton } from "./controls.tsx";
import { Pair } from "./entries/consequences.tsx";
import { FILTERS, type Filter, isShown } from "./entries/list-filters.ts";
import { useEntries, usePageGone } from "./entries/use-entries.ts";
import { adminMeta } from "./head.tsx";
import styles from "./overview/overview.module.css";
import { QuestionsOverview } from "./overview/questions-card.tsx";
import parts from "./parts.module.css";
import { useChanges } from "./shell.tsx";
import { ExchangeCard } from "./tools/exchange-card.tsx";
import { useLoaded, useTask } from "./use-task.ts";
import { count, editorOf, momentOf, plural } from "./words.ts";

export const meta = () => adminMeta("/admin/upkeep");

export default function UpkeepPage() {
  // The parts are there once an operator has access: then the address leads to one.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <QuestionsOverview>
        <KnownCard />
      </QuestionsOverview>
      <div className={parts.tools}>
        <ExchangeCard />
        <SessionsCard>
          <OpenNotice always />
        </SessionsCard>
        <BackupCard />
      </div>
    </>
  );
}

const FACTS: Filter[] = ["pages", "hand", "changed", "discarded", "review", "draft", "planned", "expired"];

function KnownCard() {
  const loaded = useEntries();
  const isPageGone = usePageGone();
  return (
    <Card id="known" title="What the consultant knows">
      <Loading of={loaded} label="Loading entries…">
        {({ entries, whole }) =>
          whole && (
            <dl className={styles.facts}>
              <Fact name="Entries" value={count(entries.length)} />
              {FACTS.map((filter) => {
                const { length } = entries.filter((entry) => isShown(entry, filter, isPageGone));
                const path = `/admin/knowledge-base?show=${filter}`;
                return (
                  length > 0 && (
                    <Fact key={filter} name={<Link to={path}>{FILTERS[filter]}</Link>} value={count(length)} />
                  )
                );
              })}
            </dl>
          )
        }
      </Loading>
      <Contradicted />
    </Card>
  );
}

/** Where what operators wrote and what stands elsewhere give two figures: the newer is heard, and one of them is to be mended. */
function Contradicted() {
  const { version } = useChanges();
  const loaded = useLoaded("The contradictions could not be loaded.", listContradictions, version);
  const { value = [] } = loaded;
  if (value.length === 0) return <Failure of={loaded} />;
  return (
    <>
      <h3>{plural(value.length, "figure")} that an entry gives otherwise</h3>
      <p className={parts.quiet}>
        The newer of the two is heard. Both stand side by side until one is changed; open the entry to change it.
      </p>
      <Some items={value} most={5}>
        {(shown) => (
          <ul className={parts.lines}>
            {shown.map(({ entry, ...one }) => (
              <Pair
                key={`${entry.id} ${one.sentence}`}
                lead={<Link to={editorOf(`entry:${entry.id}`)}>{entry.title}</Link>}
                {...one}
              />
            ))}
          </ul>
        )}
      </Some>
    </>
  );
}

/** Only explains backups: they hold secrets, so they are made on the server. */
function BackupCard() {
  return (
    <Card id="backup" title="Backup">
      <p className={parts.quiet}>
        An export holds the entries. A backup holds everything that is kept for good, the record of changes too, and no
        questions and ratings of visitors, which are deleted in time. It is made on the server, while the site runs:{" "}
        <code>npm run backup</code> writes one file and names it, and <code>npm run restore -- file --replace</code>{" "}
        puts it in the place of what is there.
      </p>
    </Card>
  );
}

function SessionsCard({ children }: { children: ReactNode }) {
  const { changed } = useChanges();
  const loaded = useLoaded("The sessions could not be loaded.", listSessions);
  const ending = useTask();
  async function end(id: string) {
    const done = await ending.run("The session was not ended.", () => endSession(id));
    loaded.reload();
    // The button is gone, so the heading takes the focus.
    if (done) changed();
    document.getElementById("sessions-title")?.focus();
  }
  return (
    <Card id="sessions" title="Signed in">
      {children}
      <Loading of={loaded} label="Loading the sessions…">
        {(sessions) => (
          <ul className={parts.lines}>
            {sessions.map(({ id, name, startedAt, expiresAt, own }) => (
              <li key={id}>
                <p>
                  {name}
                  {own && " (this session)"}
                </p>
                <p className={parts.facts}>
                  Since {momentOf(startedAt)}, until {momentOf(expiresAt)} at the latest
                  {!own && (
                    <TextButton onClick={() => end(id)} disabled={ending.busy}>
                      End<span className="visually-hidden"> the session of {name}</span>
                    </TextButton>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loading>
      <Failure of={ending} />
    </Card>
  );
}
