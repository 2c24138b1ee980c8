import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { type Draft, emptyDraft, readDraft } from "./entries/draft.ts";
import { AddCard } from "./entries/editor.tsx";
import { EntriesCard } from "./entries/entries-card.tsx";
import { ProofCard } from "./entries/proof.tsx";
import { adminMeta } from "./head.tsx";
import parts from "./parts.module.css";
import { useChanges } from "./shell.tsx";
import { IngestCard } from "./tools/ingest-card.tsx";
import { TryCard } from "./tools/try-card.tsx";
import { useKept } from "./use-task.ts";

export const meta = () => adminMeta("/admin/knowledge-base");

export default function KnowledgeBasePage() {
  const { changed } = useChanges();
  // The form is open while there is a draft.
  const [draft, setDraft] = useKept("add-entry", readDraft);
  /** What was saved last; a new save of the same entry is proven anew. */
  const [saved, setSaved] = useState<{ id: string; at: number }>();
  useQuestionOfAddress(draft, (question) => {
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
      <div className={parts.workspace}>
        <div>
          <AddCard
            draft={draft}
            onChange={setDraft}
            onAdded={(id) => {
              setDraft(undefined);
              prove(id);
            }}
          />
          <EntriesCard onSaved={prove} />
        </div>
        <div>
          <TryCard />
          <IngestCard />
        </div>
      </div>
    </>
  );
}

/** `?question=` opens the form for an entry that answers it: a link from the lists of questions. */
function useQuestionOfAddress(draft: Draft | undefined, begin: (question: string) => void) {
  const [parameters, setParameters] = useSearchParams();
  const question = parameters.get("question")?.trim();
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question of an address
  useEffect(() => {
    if (!question) return;
    begun.current = true;
    begin(question);
    setParameters({}, { replace: true, preventScrollReset: true });
  }, [question]);
  useEffect(() => {
    // The form is there, and the heading has had the focus.
    if (!begun.current || !draft || question) return;
    begun.current = false;
    document.getElementById("add-entry-pageTitle")?.focus({ preventScroll: true });
    document.getElementById("add-title")?.scrollIntoView({ block: "start" });
  }, [draft, question]);
}
