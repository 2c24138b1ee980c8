import { useState } from "react";
import { enquiryForm } from "../../../content/forms.ts";
import { callFunction, RefusedError } from "../../backend.ts";
import { latestCall } from "../../latest-call.ts";
import { hideToast } from "../../ui/toaster.tsx";
import { type ReadAnalysis, readAnalysis, requestOf } from "./analysis.ts";
import { type Entries, type EntryProblems, FIELDS } from "./entries.ts";
import { SOURCE, tell } from "./use-offers.ts";

export interface Analysis {
  result: ReadAnalysis;
  of: Entries;
}

/** The optional analysis of the entries by the server. */
export function useAnalysis(onRefusal: (problems: EntryProblems) => void) {
  const [analysis, setAnalysis] = useState<Analysis>();
  const [busy, setBusy] = useState(false);
  const [calls] = useState(latestCall);

  async function analyse(entries: Entries) {
    hideToast(SOURCE);
    setBusy(true);
    try {
      const result = await calls.run((signal) =>
        callFunction("analyze-lead", requestOf(entries), readAnalysis, signal),
      );
      if (!result) return;
      setAnalysis({ result, of: entries });
      tell({
        kind: "success",
        ...enquiryForm.toasts.analysed,
        subject: () => document.getElementById("enquiry-insights"),
      });
    } catch (error) {
      setAnalysis(undefined);
      tell({ kind: "error", ...enquiryForm.toasts.failed });
      if (error instanceof RefusedError) onRefusal(problemsOf(error));
    }
    setBusy(false);
  }

  function forget() {
    calls.abort();
    setAnalysis(undefined);
    setBusy(false);
  }

  return { analysis, busy, analyse, forget };
}

/** Maps the server's refusal to the field that it names: "email: must be …". */
function problemsOf({ field, message }: RefusedError): EntryProblems {
  const own = field === "company" ? "organisation" : FIELDS.find((one) => one === field);
  if (!own) return {};
  return { [own]: `${enquiryForm.fields[own]} ${message.replace(`${field}: `, "")}.` };
}
