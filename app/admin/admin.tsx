/** The page on which operators keep the consultant's knowledge base. */
import { AccessProvider, isAllowed, isKept, useAccessState } from "./access.tsx";
import { AccessNotice, Closed } from "./access-notice.tsx";
import styles from "./parts.module.css";
import { Spinner } from "./problem.tsx";
import { SignIn } from "./sign-in.tsx";
import { Workspace } from "./workspace.tsx";

/** `pages`: paths of the site's pages, to tell entries whose page is gone. */
export function KnowledgeBaseAdmin({ pages }: { pages: readonly string[] }) {
  const value = useAccessState();
  const { access } = value;
  const allowed = isAllowed(access);
  return (
    <AccessProvider value={value}>
      <div className={styles.page}>
        <p className={styles.noScript}>This page needs JavaScript, which is switched off in this browser.</p>
        {access.state === "asking" && <Spinner label="Loading the knowledge base…" />}
        {access.state === "closed" && <Closed />}
        {access.state === "signed_out" && <SignIn again={access.ended === true} />}
        {isKept(access) && (
          <div className={styles.page} hidden={!allowed}>
            <AccessNotice />
            <Workspace pages={pages} allowed={allowed} />
          </div>
        )}
      </div>
    </AccessProvider>
  );
}
