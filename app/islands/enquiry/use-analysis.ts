import { useState } from "react";
import { enquiryForm } from "../../../content/forms.ts";
import type { LeadAnalysis, LeadRule } from "../../../shared/contracts/lead.ts";
import { callFunction, RefusedError } from "../../backend.ts";
import { latestCall } from "../../latest-call.ts";
import { hideToast } from "../../ui/toaster.tsx";
import { type Entries, type EntryProblems, FIELDS, isAddress } from "./entries.ts";
import { SOURCE, showFormToast } from "./use-draft.ts";

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
      showFormToast({
        kind: "success",
        ...enquiryForm.toasts.analysed,
        subject: () => document.getElementById("enquiry-insights"),
      });
    } catch (error) {
      setAnalysis(undefined);
      showFormToast({ kind: "error", ...enquiryForm.toasts.failed });
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

/** What the lead analysis is asked, and what it answers. The contract's own check would load the validation library. */
type Agreed = "score" | "reasoning" | "key_interests" | "recommended_action";

/** The five agreed parts, with any category; the rest only if the server sent it. */
export type ReadAnalysis = Pick<LeadAnalysis, Agreed> & {
  category: string;
  raise: string[];
  rules: LeadRule[];
};

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

/** Throws where one of the five parts that every server gives is missing, of another kind or out of range. */
export function readAnalysis(answer: unknown): ReadAnalysis {
  const given = (answer ?? {}) as Partial<Record<keyof LeadAnalysis, unknown>>;
  const { score, category, reasoning, key_interests, recommended_action, raise, rules } = given;
  if (
    typeof score !== "number" ||
    !(score >= 0 && score <= 100) ||
    typeof category !== "string" ||
    typeof reasoning !== "string" ||
    typeof recommended_action !== "string" ||
    !isTexts(key_interests)
  )
    throw new Error("The analysis is not of the agreed form.");
  return {
    score,
    category,
    reasoning,
    key_interests,
    recommended_action,
    raise: isTexts(raise) ? raise : [],
    rules: Array.isArray(rules) && rules.every(isRule) ? rules : [],
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isRule(value: unknown): value is LeadRule {
  const { rule, points, quote } = (value ?? {}) as Record<string, unknown>;
  return typeof rule === "string" && typeof points === "number" && typeof quote === "string";
}
