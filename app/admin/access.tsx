/** Whether this page may use the operators' calls, known to every part of it. */
import { createContext, useCallback, useContext, useEffect, useState } from "react";
import type { Session } from "../../shared/contracts/operator.ts";
import { RefusedError } from "../backend.ts";
import { getSession } from "./calls.ts";

export type Access =
  | Exclude<Session, { state: "signed_out" }>
  /** `ended`: the session expired while the page was in use. */
  | { state: "signed_out"; ended?: boolean }
  /** Before the first answer. */
  | { state: "checking" }
  /** The server did not answer: the page's parts say so where they need it. */
  | { state: "unreachable" };

interface AccessValue {
  access: Access;
  setAccess: (access: Access) => void;
  /** Called with every failed call: one without a session leads to signing in. */
  failed: (error: unknown) => void;
}

const AccessContext = createContext<AccessValue>({
  access: { state: "checking" },
  setAccess: () => {},
  failed: () => {},
});

export const AccessProvider = AccessContext.Provider;
export const useAccess = () => useContext(AccessContext);

export function useAccessState(): AccessValue {
  const [access, setAccess] = useState<Access>({ state: "checking" });
  const ask = useCallback(async () => {
    try {
      setAccess(await getSession());
    } catch (error) {
      console.error("The session could not be read.", error);
      setAccess({ state: "unreachable" });
    }
  }, []);
  const failed = useCallback(
    (error: unknown) => {
      if (!(error instanceof RefusedError)) return;
      // A wrong password is refused in the same way, and ends nothing.
      if (error.status === 401)
        setAccess((before) =>
          before.state === "signed_out" ? before : { state: "signed_out", ended: before.state === "signed_in" },
        );
      else if (error.status === 403) void ask();
    },
    [ask],
  );
  useEffect(() => void ask(), [ask]);
  return { access, setAccess, failed };
}

/** Whether the page's parts are shown. */
export const isAllowed = ({ state }: Access) => state === "open" || state === "signed_in" || state === "unreachable";
/** Whether they stay mounted, with what was typed in them. */
export const isKept = (access: Access) => isAllowed(access) || (access.state === "signed_out" && access.ended === true);
