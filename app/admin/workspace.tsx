import { useCallback, useEffect, useRef, useState } from "react";
import { prepareToasts } from "../ui/toaster.tsx";
import { AddCard } from "./entries/add-card.tsx";
import { type Draft, emptyDraft } from "./entries/draft.ts";
import { EntriesCard } from "./entries/entries-card.tsx";
import { useEntries } from "./entries/use-entries.ts";
import parts from "./parts.module.css";
import { ChangesCard } from "./tools/changes-card.tsx";
import { ExchangeCard } from "./tools/exchange-card.tsx";
import { IngestCard } from "./tools/ingest-card.tsx";
import { TryCard } from "./tools/try-card.tsx";
import { UnansweredCard } from "./tools/unanswered-card.tsx";
import { useOtherTabs } from "./use-other-tabs.ts";

interface Props {
  pages: readonly string[];
  /** False while an operator must sign in again. */
  allowed: boolean;
}

export function Workspace({ pages, allowed }: Props) {
  const list = useEntries();
  const { reload } = list;
  const [version, setVersion] = useState(0);
  const [adding, setAdding] = useState(false);
  const [draft, setDraft] = useState<Draft>(emptyDraft);

  const refresh = useCallback(() => {
    setVersion((before) => before + 1);
    void reload();
  }, [reload]);
  const tellOtherTabs = useOtherTabs(refresh);
  const changed = useCallback(() => {
    refresh();
    tellOtherTabs();
  }, [refresh, tellOtherTabs]);
  useAgain(allowed, refresh);
  useEffect(prepareToasts, []);

  function added() {
    setDraft(emptyDraft);
    setAdding(false);
    changed();
  }

  function draftFor(question: string) {
    setDraft((before) => ({ ...before, questions: [before.questions.trim(), question].filter(Boolean).join("\n") }));
    setAdding(true);
    requestAnimationFrame(() => {
      const field = document.getElementById("add-entry-pageTitle");
      field?.focus({ preventScroll: true });
      document.getElementById("add-title")?.scrollIntoView({ block: "start" });
    });
  }

  return (
    <div className={parts.workspace}>
      <div>
        <IngestCard onDone={changed} />
        <AddCard open={adding} draft={draft} onToggle={() => setAdding(!adding)} onChange={setDraft} onAdded={added} />
        <EntriesCard list={list} pages={pages} onChanged={changed} onRefresh={refresh} />
      </div>
      <div>
        <TryCard />
        <UnansweredCard onDraft={draftFor} />
        <ExchangeCard onImported={changed} />
        <ChangesCard version={version} onRestored={changed} />
      </div>
    </div>
  );
}

/** Reads everything again once an operator has signed in again. */
function useAgain(allowed: boolean, refresh: () => void) {
  const before = useRef(allowed);
  useEffect(() => {
    if (allowed && !before.current) refresh();
    before.current = allowed;
  }, [allowed, refresh]);
}
