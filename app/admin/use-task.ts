import { useCallback, useRef, useState } from "react";
import { RefusedError } from "../backend.ts";
import { useAccess } from "./access.tsx";

export interface Task {
  busy: boolean;
  /** Error message of the last run. */
  problem: string | undefined;
  /** Runs the work unless some is running. Never rejects; resolves with whether it succeeded. */
  run: (name: string, work: () => Promise<unknown>) => Promise<boolean>;
  clear: () => void;
}

/** State of an action: running, error. Failures are logged under the action's name. */
export function useTask(): Task {
  const { failed } = useAccess();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef(false);
  const run = useCallback(
    async (name: string, work: () => Promise<unknown>) => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      setProblem(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        console.error(name, error);
        failed(error);
        setProblem(sentenceOf(error));
        return false;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [failed],
  );
  const clear = useCallback(() => setProblem(undefined), []);
  return { busy, problem, run, clear };
}

/** The server's own message, or that it did not answer. True as well once the operator has signed in again. */
export function sentenceOf(error: unknown): string {
  const isSessionOver = error instanceof RefusedError && error.status === 401 && error.field === undefined;
  if (isSessionOver) return "Your session had ended.";
  if (error instanceof RefusedError) return error.message;
  return "The server could not be reached, or gave an answer that cannot be read.";
}
