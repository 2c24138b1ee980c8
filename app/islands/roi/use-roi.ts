import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { calculatorForm } from "../../../content/forms.ts";
import type { BoardPack } from "../../../shared/contracts/board-pack.ts";
import type { RoiRequest } from "../../../shared/contracts/roi.ts";
import { money, percent } from "../../../shared/domain/roi/labels.ts";
import type { Assumption, Industry } from "../../../shared/roi-model/limits.ts";
import { RefusedError } from "../../backend.ts";
import { listen } from "../../listen.ts";
import { hideToast, showToast } from "../../ui/toaster.ts";
import { useProblems } from "../../ui/use-problems.ts";
import { STANDING } from "./assumption-list.tsx";
import { idOf } from "./input-form.tsx";
import { type Inputs, inputsOf, isIncomplete, isOf, NAMES, problemsIn, requestOf, withChange } from "./inputs.ts";
import { type Refusal, refusalIn } from "./read-result.ts";
import { offerToEnquiry, useInputs, withdrawOffer } from "./use-inputs.ts";
import { type Cause, type Outcome, useAssumptions, useProjection } from "./use-projection.ts";

const { toasts, errors } = calculatorForm;

const SOURCE = "roi";

export function useRoi(form: RefObject<HTMLFormElement | null>, panel: RefObject<HTMLElement | null>) {
  const { inputs, overrides, notes, notice, setNotice, put, act } = useInputs(form, (kept, from) => {
    const request = kept.calculated && requestOf(kept.inputs, kept.overrides);
    // What is on screen was of other inputs.
    checks.forget();
    assumptions.renew();
    if (request) void run(request, from === "link" ? "link" : "restoring");
    else forget();
  });
  const { problems, ...checks } = useProblems(NAMES, idOf);
  const { outcome, busy, project, forget } = useProjection();
  const [refusal, setRefusal] = useState<Refusal>();
  const [failed, setFailed] = useState<Cause>();
  const [liveMessage, setLiveMessage] = useState("");
  const assumptions = useAssumptions(
    outcome?.request,
    overrides,
    (next) => {
      hideToast(SOURCE);
      put({ overrides: next });
    },
    (request) => void run(request, "assumption"),
  );

  async function run(request: RoiRequest, cause: Cause) {
    hideToast(SOURCE);
    assumptions.cancel();
    setRefusal(undefined);
    setLiveMessage("");
    try {
      const next = await project(request, cause);
      if (!next) return;
      setFailed(undefined);
      put({ calculated: true });
      setLiveMessage(announcement(next));
      if (cause !== "link" && cause !== "restoring") offerToEnquiry(next, false);
      if (cause === "button")
        showToast({ kind: "success", title: toasts.done, source: SOURCE, subject: pressedAndShown });
      if (cause === "button" || cause === "link") reveal(panel.current);
      if (cause === "button") panel.current?.focus({ preventScroll: true });
    } catch (error) {
      fail(error, cause);
    }
  }

  const pressedAndShown = () =>
    [form.current?.querySelector("[type=submit]"), panel.current].filter((one): one is HTMLElement => Boolean(one));

  function fail(error: unknown, cause: Cause) {
    const description = error instanceof RefusedError && error.status === 429 ? error.message : undefined;
    const subject = cause === "assumption" ? { subject: () => document.getElementById(STANDING) } : {};
    // Of what nobody asked for again just then, the words that stand there are enough.
    if (cause !== "connection")
      showToast({ kind: "error", title: toasts.failed, description, source: SOURCE, ...subject });
    const found = refusalIn(error);
    setRefusal(found);
    setFailed(cause);
    withdrawOffer();
    if (cause === "assumption") return;
    forget();
    // Assumptions that the table no longer allows could not be corrected without their fields.
    if (found) put({ calculated: false, ...(found.assumption ? { overrides: {} } : {}) });
    if (found?.input) checks.passes({ [found.input]: found.message });
  }

  const reconnect = useEffectEvent(() => {
    if (failed === undefined || busy || refusal) return;
    const request = requestOf(inputs, overrides);
    if (failed === "assumption") assumptions.repeat();
    else if (request) void run(request, "connection");
  });
  useEffect(() => listen(["online"], () => reconnect()), []);

  function calculate() {
    // Another calculation, of a link or of what stood here before, gives way.
    if (busy === "button") return;
    act();
    if (isIncomplete(inputs)) showToast({ kind: "error", title: toasts.missing, source: SOURCE });
    const request = requestOf(inputs, overrides);
    if (checks.passes(problemsIn(inputs)) && request) void run(request, "button");
  }

  function change(name: keyof Inputs, value: string) {
    const next = withChange(inputs, name, value);
    act();
    // The toast was about other inputs; one about missing inputs stays.
    if (!isIncomplete(next)) hideToast(SOURCE);
    checks.follow(name, problemsIn(next));
    put({ inputs: next });
  }

  /** Restores a board pack, like a shared link. */
  function openPack({ request, reasons, talk = "" }: BoardPack, current: boolean) {
    setNotice(current ? undefined : { name: "otherTablePack" });
    const own = { ...overrides, [request.industry]: request.assumptions ?? {} };
    const all = { ...notes.reasons, [request.industry]: reasons };
    put({ inputs: inputsOf(request), overrides: own, notes: { reasons: all, talk }, calculated: true });
    void run(request, "link");
  }

  return {
    fields: { inputs, problems, onChange: change, onCut: (name: keyof Inputs) => checks.noteCut(name, errors.cut) },
    action: { incomplete: isIncomplete(inputs), busy: busy === "button", calculate },
    notice,
    outcome,
    assumptions: { ...assumptions, refusal },
    state: {
      busy: busy !== undefined,
      failed: failed !== undefined && !outcome,
      notUpdated: failed === "assumption" && outcome !== undefined,
      changedInputs: outcome && !isOf(outcome.request, inputs),
    },
    pack: {
      notes,
      onReason: (industry: Industry, name: Assumption, reason: string) => {
        const own = { ...notes.reasons[industry], [name]: reason };
        put({ notes: { ...notes, reasons: { ...notes.reasons, [industry]: own } } });
      },
      open: openPack,
    },
    liveMessage,
  };
}

function reveal(panel: HTMLElement | null) {
  if (!panel) return;
  const { top } = panel.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) panel.scrollIntoView();
}

/** The projection in a sentence, for screen readers. */
function announcement({ request, result }: Outcome): string {
  const { range, projectedSavings, roiPercentage } = result;
  return calculatorForm.announce({
    return: percent(roiPercentage),
    range: range && { low: percent(range.low.roiPercentage), high: percent(range.high.roiPercentage) },
    savings: money(projectedSavings, request.currency),
  });
}
