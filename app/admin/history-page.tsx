import { useState } from "react";
import type { Change, ChangeView } from "../../shared/contracts/operator.ts";
import { saveFile } from "../copy.ts";
import { showToast } from "../ui/toaster.ts";
import { exportRecord, getChange, listChanges, takeBack } from "./calls.ts";
import { Card, Failure, Loading } from "./card.tsx";
import { Fold, TextButton } from "./controls.tsx";
import { Difference, textOf } from "./entries/differences.tsx";
import { adminMeta } from "./head.tsx";
import parts from "./parts.module.css";
import { useChanges } from "./shell.tsx";
import styles from "./tools/tools.module.css";
import { useLoaded, useTask } from "./use-task.ts";
import { dayOf, plural, timeOf } from "./words.ts";

/** Lines that are shown at once. */
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

export const meta = () => adminMeta("/admin/history");

/** The record by days; each change can be looked at, and taken back while nothing newer would be lost. */
export default function HistoryPage() {
  const { version } = useChanges();
  const [most, setMost] = useState(PAGE);
  // One more than is shown tells whether there are more.
  const loaded = useLoaded("The record could not be loaded.", () => listChanges(most + 1, 0), `${version} ${most}`);
  return (
    <Card id="changes" title="Record of changes" aside={<ExportRecord />}>
      <Loading of={loaded} label="Loading the record…">
        {(lines) => (
          <>
            {lines.length === 0 && <p>Nothing was changed yet.</p>}
            {[...Map.groupBy(lines.slice(0, most), ({ at }) => dayOf(at))].map(([day, some]) => (
              <section key={day} aria-label={day} className={styles.day}>
                <h3>{day}</h3>
                <ol className={parts.lines}>
                  {some.map((line) => (
                    <Line key={line.id} line={line} />
                  ))}
                </ol>
              </section>
            ))}
            {lines.length > most && (
              <p>
                <TextButton onClick={() => setMost(most + PAGE)} disabled={loaded.busy}>
                  Show earlier changes
                </TextButton>
              </p>
            )}
          </>
        )}
      </Loading>
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
    showToast({ kind: "success", title: "Taken back", description });
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
