import { useCallback, useEffect, useState } from "react";
import type { Change } from "../../../shared/contracts/operator.ts";
import { saveFile } from "../../copy.ts";
import { exportRecord, listChanges, restoreEntry } from "../calls.ts";
import { Card, Problem, Spinner } from "../card.tsx";
import { momentOf } from "../filters.tsx";
import parts from "../parts.module.css";
import { useTask } from "../use-task.ts";
import styles from "./tools.module.css";

/** Lines of one request. */
const PAGE = 20;

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
};

interface Props {
  /** Grows with each change that this page or another tab makes. */
  version: number;
  onRestored: (title: string) => void;
}

export function ChangesCard({ version, onRestored }: Props) {
  const [lines, setLines] = useState<Change[]>([]);
  const [more, setMore] = useState(false);
  const loading = useTask();
  const restoring = useTask();
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

  const restore = async (line: Change) => {
    const id = line.entry_id;
    if (id && (await restoring.run("The entry was not restored.", () => restoreEntry(id)))) onRestored(line.title);
  };

  return (
    <Card id="changes" title="Record of changes" aside={<ExportRecord />}>
      {loading.problem && (
        <Problem title="The record could not be loaded." onRetry={() => load(lines)}>
          {loading.problem}
        </Problem>
      )}
      {lines.length === 0 && loading.busy && <Spinner label="Loading the record…" />}
      {lines.length === 0 && !loading.busy && !loading.problem && <p>Nothing was changed yet.</p>}
      {restoring.problem && <Problem title="The entry was not restored.">{restoring.problem}</Problem>}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <p>
              {line.by} {VERBS[line.action]} {isOfEntry(line) ? <strong>{line.title}</strong> : line.title}
            </p>
            <p className={styles.facts}>
              <time dateTime={line.at}>{momentOf(line.at)}</time>
              {isRestorable(line, lines) && (
                <button type="button" className={parts.plain} onClick={() => restore(line)} disabled={restoring.busy}>
                  Restore<span className="visually-hidden"> {line.title}</span>
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
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

/** The other lines are about a file, the pages or a session. */
const isOfEntry = ({ action }: Change) => !["ingested", "imported", "ended", "failed"].includes(action);

/** Whether a line is the deletion of an entry that is still deleted. */
function isRestorable(line: Change, lines: readonly Change[]): boolean {
  return line.action === "deleted" && lines.find(({ entry_id }) => entry_id === line.entry_id) === line;
}
