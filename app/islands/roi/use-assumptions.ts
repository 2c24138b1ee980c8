import { useRef, useState } from "react";
import type { RoiRequest } from "../../../shared/contracts/roi.ts";
import type { Assumption } from "../../../shared/roi-model/limits.ts";
import { type AllOverrides, type Overrides, withOverrides } from "./inputs.ts";

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
    /** A new version resets the fields. */
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
    /** Cancels the pending calculation. */
    cancel: () => clearTimeout(timer.current),
  };
}
