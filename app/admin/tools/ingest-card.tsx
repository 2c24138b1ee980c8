import { useEffect, useState } from "react";
import type { IngestAnswer, IngestProgress } from "../../../shared/contracts/operator.ts";
import { showToast } from "../../ui/toaster.tsx";
import { getIngestProgress, ingestContent } from "../calls.ts";
import { Card, Problem } from "../card.tsx";
import { count, plural, toasts } from "../filters.tsx";
import parts from "../parts.module.css";
import { useTask } from "../use-task.ts";

/** Polling interval of a running ingest, in milliseconds. */
const POLL_EVERY = 400;

export function IngestCard({ onDone }: { onDone: () => void }) {
  const task = useTask();
  const [answer, setAnswer] = useState<IngestAnswer>();
  const progress = useProgress(task.busy);

  async function ingest() {
    setAnswer(undefined);
    const done = await task.run(toasts.ingestFailed, async () => {
      const ingested = await ingestContent();
      setAnswer(ingested);
      void showToast({ kind: "success", title: toasts.ingested(ingested.processedCount) });
    });
    if (done) onDone();
    else void showToast({ kind: "error", title: toasts.ingestFailed });
  }

  return (
    <Card id="ingest" title="Auto-ingest">
      <p>
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
      {task.problem && (
        <Problem title="The pages were not ingested." onRetry={ingest}>
          {task.problem}
        </Problem>
      )}
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
