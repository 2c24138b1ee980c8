import { useRef, useState } from "react";
import type { RoiReply, RoiRequest } from "../../../shared/contracts/roi.ts";
import type { Assumption } from "../../../shared/roi-model/limits.ts";
import { callFunction } from "../../backend.ts";
import { latestCall } from "../../latest-call.ts";
import { type AllOverrides, type Overrides, withOverrides } from "./inputs.ts";
import { readResult } from "./read-result.ts";

export interface Outcome {
  request: RoiRequest;
  result: RoiReply;
}

export type Cause = "button" | "assumption" | "link" | "restoring" | "connection";

export function useProjection() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState<Cause>();
  const [calls] = useState(latestCall);

  /** Undefined if superseded by a newer call. Throws if the call fails. */
  async function project(request: RoiRequest, cause: Cause): Promise<Outcome | undefined> {
    setBusy(cause);
    try {
      const result = await calls.run((signal) => callFunction("calculate-roi", request, readResult, signal));
      if (!result) return undefined;
      setOutcome({ request, result });
      setBusy(undefined);
      return { request, result };
    } catch (error) {
      setBusy(undefined);
      throw error;
    }
  }

  return { outcome, busy, project, forget: () => setOutcome(undefined) };
}

/** Debounce of changed assumptions, in milliseconds. */
const DEBOUNCE_MS = 500;

/** The visitor's own assumptions for the projection on screen; `onChange` gets them all and, a little later, `onSettled` the request. */
export function useAssumptions(
  request: RoiRequest | undefined,
  overrides: AllOverrides,
  onChange: (overrides: AllOverrides) => void,
  onSettled: (request: RoiRequest) => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [resets, setResets] = useState(0);
  const own: Overrides = (request && overrides[request.industry]) ?? {};

  const change = (next: Overrides, pause: number) => {
    if (!request) return;
    onChange({ ...overrides, [request.industry]: next });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(withOverrides(request, next)), pause);
  };
  const renew = () => {
    clearTimeout(timer.current);
    setResets((before) => before + 1);
  };
  return {
    version: `${request?.industry}-${resets}`,
    set: (name: Assumption, value: number | undefined) => {
      const { [name]: _, ...others } = own;
      change(value === undefined ? others : { ...others, [name]: value }, DEBOUNCE_MS);
    },
    reset: () => {
      renew();
      change({}, 0);
    },
    repeat: () => change(own, 0),
    /** Other assumptions stand in place of those that were being changed. */
    renew,
    cancel: () => clearTimeout(timer.current),
  };
}
