/** Layout of the operators' pages: signing in, navigation, and notification of changes. */
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { OPERATOR_NAME_LIMIT } from "../../shared/contracts/operator.ts";
import { Field } from "../ui/field.tsx";
import { AccessProvider, isAllowed, isKept, useAccess, useAccessState } from "./access.tsx";
import { Closed, OpenNotice } from "./access-notice.tsx";
import { signIn } from "./calls.ts";
import { Card, Failure, Spinner } from "./card.tsx";
import styles from "./parts.module.css";
import { useTask } from "./use-task.ts";

interface Props {
  head: ReactNode;
  children: ReactNode;
}

/** `children` is mounted once an operator has access, and stays mounted while they sign in again. */
export function Shell({ head, children }: Props) {
  const value = useAccessState();
  const { access } = value;
  const allowed = isAllowed(access);
  return (
    <AccessProvider value={value}>
      {head}
      <div className={styles.page}>
        <p className={styles.noScript}>This page needs JavaScript, which is switched off in this browser.</p>
        {access.state === "checking" && <Spinner label="Loading the knowledge base…" />}
        {access.state === "closed" && <Closed />}
        {access.state === "signed_out" && <SignIn again={access.ended === true} />}
        {isKept(access) && (
          <div className={styles.page} hidden={!allowed}>
            <OpenNotice />
            <ChangesProvider allowed={allowed}>{children}</ChangesProvider>
          </div>
        )}
      </div>
    </AccessProvider>
  );
}

/** Notifies the page's parts of changes made here or in another tab, and after signing in again. */
interface Changes {
  /** Grows with each change, which makes loaded data stale. */
  version: number;
  changed: () => void;
}

const ChangesContext = createContext<Changes>({ version: 0, changed: () => {} });

export const useChanges = () => useContext(ChangesContext);

/** `allowed` is false while an operator must sign in again. */
function ChangesProvider({ allowed, children }: { allowed: boolean; children: ReactNode }) {
  const [version, setVersion] = useState(0);
  const refresh = useCallback(() => setVersion((before) => before + 1), []);
  /** Each tab tells the others of what was changed in it. */
  const otherTabs = useRef<BroadcastChannel>(null);
  useEffect(() => {
    const channel = new BroadcastChannel("knowledge-base");
    channel.onmessage = refresh;
    otherTabs.current = channel;
    return () => channel.close();
  }, [refresh]);
  const changed = useCallback(() => {
    refresh();
    otherTabs.current?.postMessage("changed");
  }, [refresh]);
  const before = useRef(allowed);
  useEffect(() => {
    if (allowed && !before.current) refresh();
    before.current = allowed;
  }, [allowed, refresh]);
  const value = useMemo(() => ({ version, changed }), [version, changed]);
  return <ChangesContext.Provider value={value}>{children}</ChangesContext.Provider>;
}

/** `again`: the session ended while the page was in use. */
function SignIn({ again }: { again: boolean }) {
  const { setAccess } = useAccess();
  const task = useTask();
  const field = useRef<HTMLInputElement>(null);
  // What had the focus is hidden.
  useEffect(() => {
    if (again) field.current?.focus();
  }, [again]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void task.run("Signing in failed.", async () => {
      setAccess(await signIn(String(typed.get("password")), String(typed.get("name"))));
    });
  }

  return (
    <Card id="sign-in" title="Sign in">
      <form className={styles.form} onSubmit={submit}>
        {again ? (
          <p role="status">Your session has ended. Sign in to go on: what you wrote is still here.</p>
        ) : (
          <p>This page is for those who keep the consultant's knowledge.</p>
        )}
        <Field id="sign-in-password" label="Password">
          {(props) => (
            <input {...props} ref={field} name="password" type="password" autoComplete="current-password" required />
          )}
        </Field>
        <Field id="sign-in-name" label="Your name" mark="optional" hint="For the record of who changed what.">
          {(props) => <input {...props} name="name" type="text" autoComplete="name" maxLength={OPERATOR_NAME_LIMIT} />}
        </Field>
        <Failure of={task} title="You are not signed in." />
        <p>
          <button type="submit" className="button" disabled={task.busy}>
            {task.busy ? "Signing in..." : "Sign in"}
          </button>
        </p>
      </form>
    </Card>
  );
}
