import { useCallback, useEffect, useRef, useState } from "react";
import { RefusedError } from "../backend.ts";
import { readStored, store } from "../browser-storage.ts";
import { useAccess } from "./access.tsx";

interface Task {
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

/** Prefix of the keys that signing out deletes. */
const PREFIX = "operator:";

/**
 * State that survives a reload of the tab: what was typed and not saved. `read` gives what is stored its type,
 * or undefined where it is something else; `undefined` forgets it.
 */
export function useKept<T>(key: string, read: (stored: unknown) => T | undefined) {
  const name = `${PREFIX}${key}`;
  const [value, setValue] = useState(() => read(readStored("sessionStorage", name)));
  const keep = useCallback(
    (next: T | undefined) => {
      setValue(next);
      store("sessionStorage", name, next);
    },
    [name],
  );
  return [value, keep] as const;
}

/** Keeps something for a part of the page that is not there yet. */
export const keepFor = (key: string, value: unknown) => store("sessionStorage", `${PREFIX}${key}`, value);

/** What follows `prefix` in the keys under which something is kept. */
export function keptUnder(prefix: string): string[] {
  const start = `${PREFIX}${prefix}`;
  try {
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  } catch {
    // Blocked: then nothing was kept.
    return [];
  }
}

/** Deletes all drafts, for the next user of this browser. */
export function forgetKept() {
  for (const key of keptUnder("")) store("sessionStorage", `${PREFIX}${key}`, undefined);
}

const CHANNEL = "knowledge-base";

/** Subscribes to changes made in other tabs; returns a function that broadcasts one made here. */
export function useOtherTabs(onChanged: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = onChanged;
    channel.current = opened;
    return () => opened.close();
  }, [onChanged]);
  return useCallback(() => channel.current?.postMessage("changed"), []);
}

/** Data that is loaded on mount, and again on demand. */
export function useLoaded<T>(
  name: string,
  load: () => Promise<T>,
): { value: T | undefined; reload: () => void; task: Task } {
  const task = useTask();
  const { run } = task;
  const [value, setValue] = useState<T>();
  const reload = useCallback(() => void run(name, async () => setValue(await load())), [run, name, load]);
  useEffect(reload, [reload]);
  return { value, reload, task };
}
