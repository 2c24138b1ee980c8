import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { emptyDraft, readDraft } from "./entries/draft.ts";
import { AddCard, focusForm } from "./entries/editor.tsx";
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
