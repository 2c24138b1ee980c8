import { useState } from "react";
import type { RoiReply, RoiRequest } from "../../../shared/contracts/roi.ts";
import { callFunction } from "../../backend.ts";
import { latestCall } from "../../latest-call.ts";
import { readResult } from "./read-result.ts";

export interface Outcome {
  request: RoiRequest;
  result: RoiReply;
}

/** What triggered the calculation. */
export type Cause = "button" | "assumption" | "link" | "restoring" | "connection";

/** The projection on screen and the pending call. */
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
