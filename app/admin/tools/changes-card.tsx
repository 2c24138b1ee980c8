import { useCallback, useEffect, useState } from "react";
import type { Change, ChangeView } from "../../../shared/contracts/operator.ts";
import { saveFile } from "../../copy.ts";
import { showToast } from "../../ui/toaster.tsx";
import { exportRecord, getChange, listChanges, takeBack } from "../calls.ts";
import { Card, Failure, Loading, Spinner } from "../card.tsx";
import { Fold, TextButton } from "../controls.tsx";
import { Difference, textOf } from "../entries/differences.tsx";
import parts from "../parts.module.css";
import { useChanges } from "../shell.tsx";
import { useLoaded, useTask } from "../use-task.ts";
import { dayOf, plural, timeOf } from "../words.ts";
import styles from "./tools.module.css";

/** Lines of one request. */
const PAGE = 40;

const VERBS: Record<Change["action"], string> = {
  added: "added",
  edited: "edited",
  approved: "decided to use as it is written:",
  deleted: "deleted",
  restored: "restored",
  ingested: "ingested the site's pages:",
  imported: "imported a file:",
  ended: "ended the session of",
  failed: "could not do its work:",
  switched: "turned the log of questions",
  reverted: "took back a change:",
};

/** The record by days; each change can be looked at, and taken back while nothing newer would be lost. */
export function ChangesCard() {
  const { version } = useChanges();
  const [lines, setLines] = useState<Change[]>([]);
  const [more, setMore] = useState(false);
  const loading = useTask();
  const { run } = loading;

  const load = useCallback(
    (from: readonly Change[]) =>
      run("The record could not be loaded.", async () => {
        const page = await listChanges(PAGE, from.length);
        const known = new Set(from.map(({ id }) => id));
        setLines([...from, ...page.filter(({ id }) => !known.has(id))]);
        setMore(page.length === PAGE);
      }),
    [run],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a longer record
  useEffect(() => void load([]), [load, version]);

  return (
    <Card id="changes" title="Record of changes" aside={<ExportRecord />}>
      <Failure of={loading} onRetry={() => load(lines)} />
      {lines.length === 0 && loading.busy && <Spinner label="Loading the record…" />}
      {lines.length === 0 && !loading.busy && !loading.failure && <p>Nothing was changed yet.</p>}
      {[...Map.groupBy(lines, ({ at }) => dayOf(at))].map(([day, some]) => (
        <section key={day} aria-label={day} className={styles.day}>
          <h3>{day}</h3>
          <ol className={parts.lines}>
            {some.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        </section>
      ))}
      {more && (
        <p>
          <TextButton onClick={() => load(lines)} disabled={loading.busy}>
            Show earlier changes
          </TextButton>
        </p>
      )}
    </Card>
  );
}

/** The other lines are about a session, the log, or the pages. */
const OF_NO_ENTRY = new Set<Change["action"]>(["ingested", "imported", "ended", "failed", "switched"]);
const SHOWN = new Set<Change["action"]>(["added", "edited", "approved", "deleted", "restored", "imported", "reverted"]);

function Line({ line }: { line: Change }) {
  const [open, setOpen] = useState(false);
  const { by, action, title, at } = line;
  return (
    <li>
      <div className={styles.change}>
        <p>
          <time dateTime={at}>{timeOf(at)}</time>{" "}
          <span>
            {by} {VERBS[action]} {OF_NO_ENTRY.has(action) ? title : <strong>{title}</strong>}
          </span>
        </p>
        {SHOWN.has(action) && (
          <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? "Close" : "Look"}
            <span className="visually-hidden">
              {" "}
              at what {by} {VERBS[action]} {title}
            </span>
          </TextButton>
        )}
      </div>
      {open && <Look line={line} onTakenBack={() => setOpen(false)} />}
    </li>
  );
}

function Look({ line: { id, title }, onTakenBack }: { line: Change; onTakenBack: () => void }) {
  const { changed } = useChanges();
  const loaded = useLoaded("The change could not be loaded.", () => getChange(id), id);
  const taking = useTask();
  const back = async () => {
    const taken = await taking.run("It was not taken back.", () => takeBack(id));
    if (!taken) return loaded.reload();
    const left = taken.left.join(", ");
    const description = left ? `Left as they are, since they were changed again: ${left}.` : undefined;
    void showToast({ kind: "success", title: "Taken back", description });
    document.getElementById("changes-title")?.focus();
    onTakenBack();
    changed();
  };
  return (
    <div className={`${parts.stack} ${styles.look}`}>
      <Loading of={loaded} label="Loading the change…">
        {(change) => (
          <>
            <What change={change} />
            <Failure of={taking} />
            {change.obstacle === null ? (
              <p>
                <button type="button" className="button quiet" onClick={back} disabled={taking.busy}>
                  Take it back<span className="visually-hidden">: {title}</span>
                </button>
              </p>
            ) : (
              <p className={parts.quiet}>It cannot be taken back now. {change.obstacle}</p>
            )}
          </>
        )}
      </Loading>
    </div>
  );
}

function What({ change: { before, after, entries } }: { change: ChangeView }) {
  if (before && after) return <Difference before={textOf(before)} after={textOf(after)} />;
  const only = before ?? after;
  if (only) return <Difference before={textOf(only)} after={textOf(only)} />;
  return (
    entries.length > 0 && (
      <Fold title={plural(entries.length, "entry", "entries")} items={entries.map(({ title }) => title)} />
    )
  );
}

function ExportRecord() {
  const task = useTask();
  const save = () => task.run("The record was not exported.", async () => saveFile(await exportRecord()));
  return (
    <div className={parts.aside}>
      <Failure of={task} />
      <button type="button" className="button quiet" onClick={save} disabled={task.busy}>
        Export CSV
      </button>
    </div>
  );
}
