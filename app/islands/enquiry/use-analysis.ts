import { useState } from "react";
import { enquiryForm } from "../../../content/forms.ts";
import type { LeadAnalysis } from "../../../shared/contracts/lead.ts";
import { callFunction, RefusedError } from "../../backend.ts";
import { latestCall } from "../../latest-call.ts";
import { hideToast, showToast } from "../../ui/toaster.ts";
import { areTexts, isText, matches, partsOf } from "../../untrusted.ts";
import { type Entries, type EntryProblems, FIELDS, isAddress } from "./entries.ts";

export const SOURCE = "enquiry";

export interface Analysis {
  result: ReadAnalysis;
  of: Entries;
}

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
      showToast({
        source: SOURCE,
        kind: "success",
        ...enquiryForm.toasts.analysed,
        subject: () => document.getElementById("enquiry-insights"),
      });
    } catch (error) {
      setAnalysis(undefined);
      showToast({ source: SOURCE, kind: "error", ...enquiryForm.toasts.failed });
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
function problemsOf({ field, reason }: RefusedError): EntryProblems {
  const own = field === "company" ? "organisation" : FIELDS.find((one) => one === field);
  return own ? { [own]: `${enquiryForm.fields[own]} ${reason}.` } : {};
}

/** What the server answers, with a category of any name. */
export type ReadAnalysis = Omit<LeadAnalysis, "category"> & { category: string };

/** An incomplete address is left out: the preview needs none. */
function requestOf({ name, email, organisation, message }: Entries) {
  return {
    name: name.trim(),
    email: isAddress(email) ? email.trim() : "",
    company: organisation.trim(),
    message: message.trim(),
  };
}

/** Whether the analysis would be of something else than before. The name is never read. */
export function isReadOtherwise(now: Entries, before: Entries): boolean {
  const [one, other] = [requestOf(now), requestOf(before)];
  return (["email", "company", "message"] as const).some((part) => one[part] !== other[part]);
}

/** The five parts that every server gives. */
const AGREED = {
  score: (part: unknown) => typeof part === "number" && part >= 0 && part <= 100,
  category: isText,
  reasoning: isText,
  key_interests: areTexts,
  recommended_action: isText,
};

const RULE = { rule: isText, points: Number.isFinite, quote: isText };

const OTHERS = {
  raise: areTexts,
  rules: (part: unknown) => Array.isArray(part) && part.every((rule) => matches(rule, RULE)),
};

export const readAnalysis = (answer: unknown) =>
  ({ raise: [], rules: [], ...partsOf(answer, AGREED, OTHERS) }) as unknown as ReadAnalysis;
