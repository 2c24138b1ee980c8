import { useEffect, useState } from "react";
import type { IngestAnswer, IngestProgress } from "../../../shared/contracts/operator.ts";
import { showToast } from "../../ui/toaster.ts";
import { getIngestProgress, ingestContent } from "../calls.ts";
import { Card, Failure } from "../card.tsx";
import parts from "../parts.module.css";
import { useChanges } from "../shell.tsx";
import { useTask } from "../use-task.ts";
import { count, plural, toasts } from "../words.ts";

/** Polling interval of a running ingest, in milliseconds. */
const POLL_EVERY = 400;

export function IngestCard() {
  const { changed } = useChanges();
  const task = useTask();
  const [answer, setAnswer] = useState<IngestAnswer>();
  const progress = useProgress(task.busy);

  async function ingest() {
    setAnswer(undefined);
    const ingested = await task.run(toasts.ingestFailed, ingestContent);
    if (!ingested) return showToast({ kind: "error", title: toasts.ingestFailed });
    setAnswer(ingested);
    showToast({ kind: "success", title: toasts.ingested(ingested.processedCount) });
    changed();
  }

  return (
    <Card id="ingest" title="Auto-ingest">
      <p className={parts.quiet}>
        Reads the site's own pages, section by section, into the knowledge base. It may be repeated: what changed is
        replaced, what is gone is removed, and entries added by hand stay.
      </p>
      <p>
        <button type="button" className="button quiet" onClick={ingest} disabled={task.busy}>
          {task.busy ? "Ingesting..." : "Ingest Content"}
        </button>
      </p>
      {progress && (
        <p className={parts.progress} role="status">
          <progress max={progress.total} value={progress.done} aria-label="Sections read" />
          <span>
            {count(progress.done)} of {plural(progress.total, "section")}
          </span>
        </p>
      )}
      {answer && <Report answer={answer} />}
      <Failure of={task} title="The pages were not ingested." onRetry={ingest} />
    </Card>
  );
}

function Report({ answer }: { answer: IngestAnswer }) {
  const named = [
    [answer.added, "added"],
    [answer.changed, "changed"],
    [answer.removed, "removed"],
    [answer.unchanged, "as before"],
  ] as const;
  const summary = named.flatMap(([number, what]) => (number === undefined ? [] : [`${count(number)} ${what}`]));
  if (summary.length === 0) return null;
  return <p role="status" className={parts.quiet}>{`${summary.join(", ")}.`}</p>;
}

function useProgress(busy: boolean): IngestProgress | undefined {
  const [progress, setProgress] = useState<IngestProgress>();
  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(async () => {
      // A failed poll is ignored: the ingest call itself reports the end.
      const found = await getIngestProgress().catch(() => undefined);
      setProgress(found?.running && found.total > 0 ? found : undefined);
    }, POLL_EVERY);
    return () => {
      clearInterval(timer);
      setProgress(undefined);
    };
  }, [busy]);
  return busy ? progress : undefined;
}
