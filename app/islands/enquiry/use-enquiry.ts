import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { enquiryForm } from "../../../content/forms.ts";
import { hideToast, prepareToasts } from "../../ui/toaster.tsx";
import { useProblems } from "../../ui/use-problems.ts";
import { enquiryText } from "./enquiry-text.ts";
import { type Entries, FIELDS, type FieldName, overlong, previewProblemsIn, problemsIn } from "./entries.ts";
import { idOf } from "./entry-fields.tsx";
import { SOURCE, tell } from "./tell.ts";
import { useTopics } from "./topic.ts";
import { type Analysis, useAnalysis } from "./use-analysis.ts";
import { useEntries } from "./use-entries.ts";
import { useOffers } from "./use-offers.ts";
import { useSending } from "./use-sending.ts";

const { toasts, offers: offerWords, errors, handed } = enquiryForm;

/** The form's controller. */
export function useEnquiry(form: RefObject<HTMLFormElement | null>) {
  const { entries, put, ...draft } = useEntries(form);
  const [status, setStatus] = useState("");
  const { problems, ...checks } = useProblems(FIELDS, idOf);
  const { analysis, ...analysing } = useAnalysis(checks.passes);
  const attached = analysis && { result: analysis.result, stale: isChanged(entries, analysis.of) };
  // Unless the visitor has gone on writing meanwhile.
  const bringIntoView = useEffectEvent(({ of }: Analysis) => {
    if (of === entries) document.getElementById("enquiry-insights")?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (analysis) bringIntoView(analysis);
  }, [analysis]);
  const sending = useSending(form, { text: enquiryText(entries, attached), topic: entries.topic }, () => {
    clear();
    setStatus(handed.openedTitle);
    tell({ kind: "success", ...toasts.sent, subject: () => document.getElementById("enquiry-handed") });
  });
  useTopics((topic) => put({ ...entries, topic }));
  const offers = useOffers(entries.message, (message, source) => {
    change("message", message);
    setStatus(offerWords[source].added);
    document.getElementById(idOf("message"))?.focus();
  });

  function change(field: FieldName, value: string) {
    const next = { ...entries, [field]: value };
    prepareToasts();
    // The toast was about other entries.
    hideToast(SOURCE);
    checks.follow(field, problemsIn(next), errors.cut);
    put(next);
  }

  function preview() {
    if (analysing.busy) return;
    if (entries.message.trim() === "") {
      tell({ kind: "error", ...toasts.blank });
      checks.passes({ message: errors.message });
    } else if (checks.passes(previewProblemsIn(entries))) void analysing.analyse(entries);
  }

  function submit() {
    if (!sending.isSending() && checks.passes(problemsIn(entries))) sending.send();
  }

  function forget() {
    hideToast(SOURCE);
    analysing.forget();
    checks.forget();
  }

  function clear() {
    draft.remove();
    forget();
  }

  function restore() {
    hideToast(SOURCE);
    draft.restore();
    setStatus(enquiryForm.draft.restored);
  }

  function dropTopic() {
    put({ ...entries, topic: "" });
    document.getElementById(idOf("message"))?.focus();
  }

  const shown = { ...problems, ...overlong(entries) };
  const fields = { entries, problems: shown, onChange: change, onCut: checks.noteCut };
  return {
    fields,
    topic: { topic: entries.topic, onRemove: dropTopic },
    draft: { canRestore: draft.canRestore, clear, restore },
    attached,
    busy: analysing.busy,
    sending,
    offers,
    status,
    preview,
    submit,
  };
}

/** What the enquiry is about has changed; who sends it is often filled in after the preview. */
function isChanged(entries: Entries, before: Entries): boolean {
  return (["organisation", "message"] as const).some((field) => entries[field].trim() !== before[field].trim());
}
