import { type RefObject, useRef, useState } from "react";
import { calculatorForm } from "../../../content/forms.ts";
import type { RoiRequest } from "../../../shared/contracts/roi.ts";
import type { Assumption } from "../../../shared/domain/roi/limits.ts";
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
export function useRoi(form: RefObject<HTMLFormElement | null>) {
  const { inputs, overrides, notice, put } = useInputs(form, (kept) => {
    const request = kept.calculated && requestOf(kept.inputs, kept.overrides);
    if (request) void run(request, "restoring");
  });
  const { problems, ...checks } = useProblems(NAMES, idOf);
  const { outcome, busy, project, forget } = useProjection();
  const [refusal, setRefusal] = useState<Refusal>();
  const [notUpdated, setNotUpdated] = useState(false);
  const [said, say] = useState("");
  const assumptions = useAssumptions(outcome?.request, overrides, (next, request) => {
    put({ overrides: next });
    if (request) void run(request, "assumption");
  });
}
