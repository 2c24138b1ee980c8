import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { RefusedError } from "../backend.ts";
import { readStored, store } from "../browser-storage.ts";
import { useAccess } from "./access.tsx";

export interface Task {
  busy: boolean;
  failure: { name: string; reason: string } | undefined;
  /** Runs the work unless some is running. Never rejects; resolves with what came of it, undefined where it failed. */
  run: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;
  clear: () => void;
}

/** State of an action: running, error. Failures are logged under the action's name. */
export function useTask(): Task {
  const { failed } = useAccess();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Task["failure"]>();
  const running = useRef(false);
  const run = useCallback(
    async <T>(name: string, work: () => Promise<T>) => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setFailure(undefined);
      try {
        return await work();
      } catch (error) {
        setFailure(failureOf(name, error, failed));
        return undefined;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [failed],
  );
  const clear = useCallback(() => setFailure(undefined), []);
  return { busy, failure, run, clear };
}

function failureOf(name: string, error: unknown, failed: (error: unknown) => void) {
  console.error(name, error);
  failed(error);
  return { name, reason: sentenceOf(error) };
}

/** The server's own message, or that it did not answer. True as well once the operator has signed in again. */
function sentenceOf(error: unknown): string {
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

export interface Loaded<T> extends Pick<Task, "busy" | "failure"> {
  value: T | undefined;
  reload: () => void;
}

/**
 * Data that is loaded on mount, on demand, and whenever `key` is another: it names what is loaded, and its version. The
 * newest load counts. One that yields shows what it has so far; `before` is what is shown when it begins.
 */
export function useLoaded<T>(
  name: string,
  load: (signal: AbortSignal, before: T | undefined) => Promise<T> | AsyncIterable<T>,
  key: unknown = "",
): Loaded<T> {
  const { failed } = useAccess();
  const [round, setRound] = useState(0);
  const [value, setValue] = useState<T>();
  const [busy, setBusy] = useState(true);
  const [failure, setFailure] = useState<Task["failure"]>();
  const start = useEffectEvent(async (signal: AbortSignal) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const loading = load(signal, value);
      for await (const part of loading instanceof Promise ? [loading] : loading) {
        if (signal.aborted) return;
        setValue(part);
      }
    } catch (error) {
      if (signal.aborted) return;
      setFailure(failureOf(name, error, failed));
    }
    setBusy(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key and each round is another load
  useEffect(() => {
    const ending = new AbortController();
    void start(ending.signal);
    return () => ending.abort();
  }, [key, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { value, busy, failure, reload };
}
