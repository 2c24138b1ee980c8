import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { enquiryForm } from "../../../content/forms.ts";
import { hideToast, showToast } from "../../ui/toaster.ts";
import { useProblems } from "../../ui/use-problems.ts";
import { useDraft } from "./draft.ts";
import { enquiryText } from "./enquiry-text.ts";
import { type Entries, FIELDS, type FieldName, overlong, previewProblemsIn, problemsIn } from "./entries.ts";
import { idOf } from "./entry-fields.tsx";
import { useOffers, useTopics } from "./offers.ts";
import { type Analysis, isReadOtherwise, SOURCE, useAnalysis } from "./use-analysis.ts";
import { useSending } from "./use-sending.ts";

const { toasts, offers: offerWords, errors, draft: draftWords, handed: handedWords } = enquiryForm;

export function useEnquiry(form: RefObject<HTMLFormElement | null>) {
  // What was said, analysed or opened is about the enquiry that was in the form.
  const { entries, ...draft } = useDraft(form, () => {
    hideToast(SOURCE);
    analysing.forget();
    checks.forget();
    sending.forget();
    status.forget();
  });
  const status = useStatus();
  const { problems, ...checks } = useProblems(FIELDS, idOf);
  const { analysis, ...analysing } = useAnalysis(checks.passes);
  const attached = analysis && { result: analysis.result, stale: isReadOtherwise(entries, analysis.of) };
  // Unless the visitor has gone on writing meanwhile.
  const bringIntoView = useEffectEvent(({ of }: Analysis) => {
    if (of === entries) document.getElementById("enquiry-insights")?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (analysis) bringIntoView(analysis);
  }, [analysis]);
  const sending = useSending({
    content: { text: enquiryText(entries, attached), entries },
    isReady: () => checks.passes(problemsIn(entries)),
    onSent: () => {
      draft.remove();
      showToast({
        source: SOURCE,
        kind: "success",
        ...toasts.sent,
        subject: () => document.getElementById("enquiry-handed"),
      });
    },
  });
  useTopics((topic) => draft.change({ topic }));
  const offers = useOffers((withText, source) => {
    change("message", withText(draft.get().entries.message));
    status.say(offerWords[source].added);
    document.getElementById(idOf("message"))?.focus();
  });

  function change(field: FieldName, value: string) {
    // The toast was about other entries.
    hideToast(SOURCE);
    status.forget();
    draft.change({ [field]: value });
    checks.follow(field, problemsIn(draft.get().entries));
  }

  function preview() {
    if (analysing.busy) return;
    if (entries.message.trim() === "") {
      showToast({ source: SOURCE, kind: "error", ...toasts.blank });
      checks.passes({ message: errors.message });
    } else if (checks.passes(previewProblemsIn(entries))) void analysing.analyse(entries);
  }

  function clear() {
    draft.remove();
    status.say(draftWords.cleared);
  }

  function restore(written?: Entries) {
    draft.restore(written);
    status.say(draftWords.restored);
  }

  /** The enquiry that the chat was opened with: it is sent, or in the form again. */
  const handedOver = {
    follow: sending.follow,
    sent: () => {
      sending.finish();
      status.say(handedWords.thanks);
      document.getElementById(idOf("message"))?.focus();
    },
    change: (written: Entries) => {
      sending.finish();
      restore(written);
      document.getElementById(idOf("message"))?.focus();
    },
  };

  function dropTopic() {
    draft.change({ topic: "" });
    document.getElementById(idOf("message"))?.focus();
  }

  const shown = { ...problems, ...overlong(entries) };
  const fields = {
    entries,
    problems: shown,
    onChange: change,
    onCut: (field: FieldName) => checks.noteCut(field, errors.cut),
  };
  return {
    fields,
    topic: { topic: entries.topic, onRemove: dropTopic },
    draft: { canRestore: draft.canRestore, clear, restore: () => restore() },
    attached,
    busy: analysing.busy,
    sending,
    handedOver,
    offers,
    status: status.said,
    preview,
  };
}

/** What a screen reader is told of the form. The same words are said again under another number. */
function useStatus() {
  const [said, setSaid] = useState({ words: "", number: 0 });
  return {
    said,
    say: (words: string) => setSaid(({ number }) => ({ words, number: number + 1 })),
    forget: () => setSaid((before) => (before.words ? { ...before, words: "" } : before)),
  };
}
