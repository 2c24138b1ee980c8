import { useEffect, useRef } from "react";
import { useOutletContext, useSearchParams } from "react-router";
import { prepareToasts } from "../ui/toaster.tsx";
import { AddCard } from "./entries/add-card.tsx";
import { type Draft, emptyDraft, readDraft } from "./entries/draft.ts";
import { EntriesCard } from "./entries/entries-card.tsx";
import { useEntries } from "./entries/use-entries.ts";
import { adminMeta } from "./head.tsx";
import parts from "./parts.module.css";
import { useChanges } from "./shell.tsx";
import { IngestCard } from "./tools/ingest-card.tsx";
import { TryCard } from "./tools/try-card.tsx";
import { useKept } from "./use-task.ts";

export const meta = () => adminMeta("/admin/knowledge-base");

/** Adds, lists and ingests entries, and tries a question. `pages`: paths of the site's pages. */
export default function KnowledgeBasePage() {
  const { pages } = useOutletContext<{ pages: string[] }>();
  const { version, changed } = useChanges();
  const list = useEntries(version);
  // The form is open while there is a draft.
  const [draft, setDraft] = useKept("add-entry", readDraft);
  useQuestionOfAddress(draft, (question) => {
    const before = draft ?? emptyDraft;
    setDraft({ ...before, questions: [before.questions.trim(), question].filter(Boolean).join("\n") });
  });
  useEffect(prepareToasts, []);

  function added() {
    setDraft(undefined);
    changed();
  }

  return (
    <div className={parts.workspace}>
      <div>
        <IngestCard onDone={changed} />
        <AddCard draft={draft} onChange={setDraft} onAdded={added} />
        <EntriesCard list={list} pages={pages} onChanged={changed} onRefresh={list.reload} />
      </div>
      <div>
        <TryCard />
      </div>
    </div>
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
