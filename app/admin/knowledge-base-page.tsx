import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import type { IngestAnswer, IngestProgress } from "../../shared/contracts/operator.ts";
import { showToast } from "../ui/toaster.ts";
import { getIngestProgress, ingestContent } from "./calls.ts";
import { Card, Failure } from "./card.tsx";
import { emptyDraft, readDraft } from "./entries/draft.ts";
import { AddCard, focusForm } from "./entries/editor.tsx";
import { EntriesCard } from "./entries/entries-card.tsx";
import { ProofCard } from "./entries/proof.tsx";
import { adminMeta } from "./head.tsx";
import parts from "./parts.module.css";
import { useChanges } from "./shell.tsx";
import { TryCard } from "./tools/try-card.tsx";
import { useKept, useTask } from "./use-task.ts";
import { count, plural, toasts } from "./words.ts";

export const meta = () => adminMeta("/admin/knowledge-base");

export default function KnowledgeBasePage() {
  const { changed } = useChanges();
  // The form is open while there is a draft.
  const [draft, setDraft] = useKept("add-entry", readDraft);
  /** What was saved last; a new save of the same entry is proven anew. */
  const [saved, setSaved] = useState<{ id: string; at: number }>();
  useQuestionOfAddress((question) => {
    const before = draft ?? emptyDraft;
    setDraft({ ...before, questions: [before.questions.trim(), question].filter(Boolean).join("\n") });
  });

  function prove(id: string | undefined) {
    setSaved(id ? { id, at: Date.now() } : undefined);
    changed();
  }

  return (
    <>
      {saved && <ProofCard key={`${saved.id} ${saved.at}`} id={saved.id} onClose={() => setSaved(undefined)} />}
      <div className={parts.tools}>
        <AddCard
          draft={draft}
          onChange={setDraft}
          onAdded={(id) => {
            setDraft(undefined);
            prove(id);
          }}
        />
        <TryCard />
        <IngestCard />
      </div>
      <EntriesCard onSaved={prove} />
    </>
  );
}

/** `?question=` opens the form for an entry that answers it: a link from the lists of questions. */
function useQuestionOfAddress(begin: (question: string) => void) {
  const [parameters, setParameters] = useSearchParams();
  const question = parameters.get("question")?.trim();
  const open = useEffectEvent(() => {
    if (!question) return;
    begin(question);
    setParameters({}, { replace: true, preventScrollReset: true });
    // Where it was open already.
    focusForm();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question of an address
  useEffect(open, [question]);
}

/** Polling interval of a running ingest, in milliseconds. */
const POLL_EVERY = 400;

function IngestCard() {
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
