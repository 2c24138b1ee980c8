import { type RefObject, useState } from "react";
import { calculatorForm } from "../../../content/forms.ts";
import type { RoiRequest } from "../../../shared/contracts/roi.ts";
import { RefusedError } from "../../backend.ts";
import { prepareToasts, showToast } from "../../ui/toaster.tsx";
import { useProblems } from "../../ui/use-problems.ts";
import { announcement } from "./announcement.ts";
import { offerToEnquiry } from "./for-enquiry.ts";
import { idOf } from "./input-form.tsx";
import { type Inputs, isIncomplete, isOf, NAMES, problemsIn, requestOf } from "./inputs.ts";
import { type Refusal, refusalIn } from "./refusal-in.ts";
import { useAssumptions } from "./use-assumptions.ts";
import { useInputs } from "./use-inputs.ts";
import { type Cause, useProjection } from "./use-projection.ts";

const { toasts, errors } = calculatorForm;

/** The calculator as a whole: what was entered, what came out, and everything that can be done. */
export function useRoi(form: RefObject<HTMLFormElement | null>, panel: RefObject<HTMLElement | null>) {
  const { inputs, overrides, notice, put } = useInputs(form, (kept) => {
    const request = kept.calculated && requestOf(kept.inputs, kept.overrides);
    if (request) void run(request, "restoring");
  });
  const { problems, ...checks } = useProblems(NAMES, idOf);
  const { outcome, busy, project, forget } = useProjection();
  const [refusal, setRefusal] = useState<Refusal>();
  const [notUpdated, setNotUpdated] = useState(false);
  const [said, say] = useState("");
  const assumptions = useAssumptions(
    outcome?.request,
    overrides,
    (next) => put({ overrides: next }),
    (request) => void run(request, "assumption"),
  );

  async function run(request: RoiRequest, cause: Cause) {
    assumptions.cancel();
    setRefusal(undefined);
    try {
      const next = await project(request, cause);
      if (!next) return;
      setNotUpdated(false);
      put({ calculated: true });
      say(announcement(next.result));
      if (cause !== "restoring") offerToEnquiry(next, false);
      if (cause !== "button") return;
      void showToast({ kind: "success", title: toasts.done });
      reveal(panel.current);
    } catch (error) {
      fail(error, cause);
    }
  }

  function fail(error: unknown, cause: Cause) {
    const description = error instanceof RefusedError && error.status === 429 ? error.message : undefined;
    void showToast({ kind: "error", title: toasts.failed, description });
    const found = refusalIn(error);
    setRefusal(found);
    setNotUpdated(cause === "assumption");
    if (cause === "assumption") return;
    forget();
    // Assumptions that the table no longer allows cannot be put right without their fields.
    put({ calculated: false, ...(found?.assumption ? { overrides: {} } : {}) });
    if (found?.input) checks.passes({ [found.input]: found.message });
  }

  function calculate() {
    if (busy === "button" || busy === "restoring") return;
    if (isIncomplete(inputs)) void showToast({ kind: "error", title: toasts.missing });
    const request = requestOf(inputs, overrides);
    if (checks.passes(problemsIn(inputs)) && request) void run(request, "button");
  }

  function change(name: keyof Inputs, value: string) {
    const next = { ...inputs, [name]: value };
    prepareToasts();
    checks.follow(name, problemsIn(next), errors.cut);
    put({ inputs: next });
  }

  return {
    fields: { inputs, problems, onChange: change, onCut: checks.noteCut },
    action: { incomplete: isIncomplete(inputs), busy: busy === "button" || busy === "restoring", calculate },
    notice,
    outcome,
    assumptions: { ...assumptions, refusal },
    state: { busy: busy !== undefined, notUpdated, changedInputs: outcome && !isOf(outcome.request, inputs) },
    said,
  };
}

/** On a small screen the projection stands below what can be seen. */
function reveal(panel: HTMLElement | null) {
  if (panel && panel.getBoundingClientRect().top > innerHeight / 2) panel.scrollIntoView();
}
