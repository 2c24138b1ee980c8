import { type RefObject, useState } from "react";
import { enquiryForm } from "../../../content/forms.ts";
import { prepareToasts, showToast } from "../../ui/toaster.tsx";
import { useProblems } from "../../ui/use-problems.ts";
import { enquiryText } from "./enquiry-text.ts";
import { BLANK, type Entries, FIELDS, overlong, problemsIn } from "./entries.ts";
import { idOf } from "./entry-fields.tsx";
import { useAnalysis } from "./use-analysis.ts";
import { useEntries } from "./use-entries.ts";
import { useOffers } from "./use-offers.ts";
import { useSending } from "./use-sending.ts";

const { toasts, offers: offerWords, errors } = enquiryForm;

/** The form as a whole: its entries and everything that can be done with them. */
export function useEnquiry(form: RefObject<HTMLFormElement | null>) {
  const { entries, put, ...draft } = useEntries(form);
  const [said, say] = useState("");
  const { problems, ...checks } = useProblems(FIELDS, idOf);
  const { analysis, ...analysing } = useAnalysis(checks.passes);
  const attached = analysis && { result: analysis.result, stale: isChanged(entries, analysis.of) };
  const sending = useSending(form, enquiryText(entries, attached), () => {
    put(BLANK);
    forget();
    void showToast({ kind: "success", ...toasts.sent });
  });
  const offers = useOffers(entries.message, (message, source) => {
    change("message", message);
    say(offerWords[source].added);
    document.getElementById(idOf("message"))?.focus();
  });

  function change(field: keyof Entries, value: string) {
    const next = { ...entries, [field]: value };
    prepareToasts();
    checks.follow(field, problemsIn(next), errors.cut);
    put(next);
  }

  function preview() {
    if (analysing.busy) return;
    if (entries.message.trim() === "") {
      void showToast({ kind: "error", ...toasts.blank });
      checks.passes({ message: errors.message });
    } else if (checks.passes(problemsIn(entries, true))) void analysing.analyse(entries);
  }

  function submit() {
    if (!sending.isSending() && checks.passes(problemsIn(entries))) sending.send();
  }

  function forget() {
    analysing.forget();
    checks.forget();
  }

  function clear() {
    draft.clear();
    forget();
  }

  const shown = { ...problems, ...overlong(entries) };
  const fields = { entries, problems: shown, onChange: change, onCut: checks.noteCut };
  return { fields, draft: { ...draft, clear }, attached, busy: analysing.busy, sending, offers, said, preview, submit };
}

function isChanged(entries: Entries, before: Entries): boolean {
  return FIELDS.some((field) => entries[field].trim() !== before[field].trim());
}
