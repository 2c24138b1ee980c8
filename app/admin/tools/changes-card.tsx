import { useCallback, useEffect, useState } from "react";
import type { Change, ChangeView } from "../../../shared/contracts/operator.ts";
import { saveFile } from "../../copy.ts";
import { showToast } from "../../ui/toaster.tsx";
import { exportRecord, getChange, listChanges, takeBack } from "../calls.ts";
import { Card, Problem, Spinner } from "../card.tsx";
import { Difference, textOf } from "../entries/differences.tsx";
import { dayOf, plural, timeOf } from "../filters.tsx";
import parts from "../parts.module.css";
import { useLoaded, useTask } from "../use-task.ts";
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

interface Props {
  /** Grows with each change that this page or another tab makes. */
  version: number;
  onTakenBack: () => void;
}

/** The record by days; each change can be looked at, and taken back while nothing newer would be lost. */
export function ChangesCard({ version, onTakenBack }: Props) {
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
      {loading.problem && (
        <Problem title="The record could not be loaded." onRetry={() => load(lines)}>
          {loading.problem}
        </Problem>
      )}
      {lines.length === 0 && loading.busy && <Spinner label="Loading the record…" />}
      {lines.length === 0 && !loading.busy && !loading.problem && <p>Nothing was changed yet.</p>}
      {[...Map.groupBy(lines, ({ at }) => dayOf(at))].map(([day, some]) => (
        <section key={day} aria-label={day} className={styles.day}>
          <h3>{day}</h3>
          <ol className={styles.lines}>
            {some.map((line) => (
              <Line key={line.id} line={line} onTakenBack={onTakenBack} />
            ))}
          </ol>
        </section>
      ))}
      {more && (
        <p>
          <button type="button" className={parts.plain} onClick={() => load(lines)} disabled={loading.busy}>
            Show earlier changes
          </button>
        </p>
      )}
    </Card>
  );
}

/** The other lines are about a session, the log, or the pages. */
const OF_NO_ENTRY = new Set<Change["action"]>(["ingested", "imported", "ended", "failed", "switched"]);
const SHOWN = new Set<Change["action"]>(["added", "edited", "approved", "deleted", "restored", "imported", "reverted"]);
const isOfEntry = ({ action }: Change) => !OF_NO_ENTRY.has(action);

function Line({ line, onTakenBack }: { line: Change; onTakenBack: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <div className={styles.change}>
        <p>
          <time dateTime={line.at}>{timeOf(line.at)}</time>{" "}
          <span>
            {line.by} {VERBS[line.action]} {isOfEntry(line) ? <strong>{line.title}</strong> : line.title}
          </span>
        </p>
        {SHOWN.has(line.action) && (
          <button type="button" className={parts.plain} aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? "Close" : "Look"}
            <span className="visually-hidden">
              {" "}
              at what {line.by} {VERBS[line.action]} {line.title}
            </span>
          </button>
        )}
      </div>
      {open && (
        <Look
          line={line}
          onTakenBack={() => {
            setOpen(false);
            onTakenBack();
          }}
        />
      )}
    </li>
  );
}

function Look({ line, onTakenBack }: { line: Change; onTakenBack: () => void }) {
  const load = useCallback(() => getChange(line.id), [line.id]);
  const { value: change, reload, task } = useLoaded("The change could not be loaded.", load);
  const taking = useTask();
  const back = async () => {
    let left: string[] = [];
    const done = await taking.run("It was not taken back.", async () => {
      left = (await takeBack(line.id)).left;
    });
    if (!done) return reload();
    const description =
      left.length > 0 ? `Left as they are, since they were changed again: ${left.join(", ")}.` : undefined;
    void showToast({ kind: "success", title: "Taken back", description });
    document.getElementById("changes-title")?.focus();
    onTakenBack();
  };
  return (
    <div className={styles.look}>
      {task.problem && (
        <Problem title="The change could not be loaded." onRetry={reload}>
          {task.problem}
        </Problem>
      )}
      {!change && task.busy && <Spinner label="Loading the change…" />}
      {change && <What change={change} />}
      {taking.problem && <Problem title="It was not taken back.">{taking.problem}</Problem>}
      {change &&
        (change.obstacle === null ? (
          <p>
            <button type="button" className="button quiet" onClick={back} disabled={taking.busy}>
              Take it back<span className="visually-hidden">: {line.title}</span>
            </button>
          </p>
        ) : (
          <p className={parts.quiet}>It cannot be taken back now. {change.obstacle}</p>
        ))}
    </div>
  );
}

function What({ change: { before, after, entries } }: { change: ChangeView }) {
  if (before && after) return <Difference before={textOf(before)} after={textOf(after)} />;
  const only = before ?? after;
  if (only)
    return (
      <blockquote className={styles.only} dir="auto">
        {textOf(only)}
      </blockquote>
    );
  if (entries.length === 0) return null;
  return (
    <details className={parts.reading}>
      <summary>{plural(entries.length, "entry", "entries")}</summary>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </details>
  );
}

function ExportRecord() {
  const task = useTask();
  const save = () => task.run("The record was not exported.", async () => saveFile(await exportRecord()));
  return (
    <div className={parts.aside}>
      {task.problem && <Problem title="The record was not exported.">{task.problem}</Problem>}
      <button type="button" className="button quiet" onClick={save} disabled={task.busy}>
        Export CSV
      </button>
    </div>
  );
}
