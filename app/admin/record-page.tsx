import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { prepareToasts } from "../ui/toaster.tsx";
import { adminMeta } from "./head.tsx";
import parts from "./parts.module.css";
import { ChangesCard } from "./tools/changes-card.tsx";
import { SessionsCard } from "./tools/sessions-card.tsx";
import { useOtherTabs } from "./use-task.ts";

export const meta = () => adminMeta("/admin/record");

export default function RecordPage() {
  const { version, changed } = useChanges();
  useEffect(prepareToasts, []);
  return (
    <div className={parts.workspace}>
      <div>
        <ChangesCard version={version} onRestored={changed} />
      </div>
      <div>
        <SessionsCard onEnded={changed} />
      </div>
    </div>
  );
}

/** Notifies the page's parts of changes made here or in another tab, and after signing in again. */
interface Changes {
  /** Grows with each change, which makes loaded data stale. */
  version: number;
  /** Reports a change that was made here. */
  changed: () => void;
}

const ChangesContext = createContext<Changes>({ version: 0, changed: () => {} });

export const useChanges = () => useContext(ChangesContext);

/** `allowed` is false while an operator must sign in again. */
export function ChangesProvider({ allowed, children }: { allowed: boolean; children: ReactNode }) {
  const [version, setVersion] = useState(0);
  const refresh = useCallback(() => setVersion((before) => before + 1), []);
  const tellOtherTabs = useOtherTabs(refresh);
  const changed = useCallback(() => {
    refresh();
    tellOtherTabs();
  }, [refresh, tellOtherTabs]);
  const before = useRef(allowed);
  useEffect(() => {
    if (allowed && !before.current) refresh();
    before.current = allowed;
  }, [allowed, refresh]);
  const value = useMemo(() => ({ version, changed }), [version, changed]);
  return <ChangesContext.Provider value={value}>{children}</ChangesContext.Provider>;
}
