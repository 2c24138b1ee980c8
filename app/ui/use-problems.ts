import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

export type Problems<Name extends string> = Partial<Record<Name, string>>;

/**
 * What is wrong in a form: shown when the visitor asks for something, then followed while
 * they put it right. `names` in the order of the form; `idOf` gives the id of a control.
 */
export function useProblems<Name extends string>(names: readonly Name[], idOf: (name: Name) => string) {
  const [problems, setProblems] = useState<Problems<Name>>({});

  /** Validates: shows the messages and focuses the first invalid control. True if there is none. */
  function passes(found: Problems<Name>): boolean {
    // Synchronously, so that a screen reader reads the message with the field.
    flushSync(() => setProblems(found));
    const first = names.find((name) => found[name]);
    if (first) document.getElementById(idOf(first))?.focus();
    return !first;
  }

  /** Updates the message of a changed field. */
  function follow(name: Name, found: Problems<Name>) {
    const message = problems[name] && found[name];
    setProblems((before) => {
      const { [name]: _, ...others } = before;
      return (message ? { ...others, [name]: message } : others) as Problems<Name>;
    });
  }

  /** A paste did not fit: said once what did fit has arrived. */
  function noteCut(name: Name, message: string) {
    setTimeout(() => setProblems((before) => ({ ...before, [name]: message })));
  }

  return { problems, passes, follow, noteCut, forget: () => setProblems({}) };
}

const never = () => () => undefined;

/** False in the markup that is built, which knows nothing of what the visitor has typed by then. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
