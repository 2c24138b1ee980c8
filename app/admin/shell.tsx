/** Layout of the operators' pages: signing in, navigation, and notification of changes. */
import type { ReactNode } from "react";
import { AccessProvider, isAllowed, isKept, useAccessState } from "./access.tsx";
import { AccessNotice, Closed } from "./access-notice.tsx";
import { Spinner } from "./card.tsx";
import styles from "./parts.module.css";
import { ChangesProvider } from "./record-page.tsx";
import { SignIn } from "./sign-in.tsx";

/** `children` is mounted once an operator has access, and stays mounted while they sign in again. */
export function Shell({ children }: { children: ReactNode }) {
  const value = useAccessState();
  const { access } = value;
  const allowed = isAllowed(access);
  return (
    <AccessProvider value={value}>
      <div className={styles.page}>
        <p className={styles.noScript}>This page needs JavaScript, which is switched off in this browser.</p>
        {access.state === "checking" && <Spinner label="Loading the knowledge base…" />}
        {access.state === "closed" && <Closed />}
        {access.state === "signed_out" && <SignIn again={access.ended === true} />}
        {isKept(access) && (
          <div className={styles.page} hidden={!allowed}>
            <AccessNotice />
            <ChangesProvider allowed={allowed}>{children}</ChangesProvider>
          </div>
        )}
      </div>
    </AccessProvider>
  );
}
