import { useEffect, useRef } from "react";
import { NavLink, useLocation, useNavigationType } from "react-router";
import { type AdminPath, adminPages } from "../../content/admin-pages.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { useAccess } from "./access.tsx";
import { signOut } from "./calls.ts";
import { Failure } from "./card.tsx";
import { TextButton } from "./controls.tsx";
import styles from "./head.module.css";
import parts from "./parts.module.css";
import { forgetKept, useTask } from "./use-task.ts";

/** Navigation of the operators' pages with who is signed in, and the heading of the one that is open. */
export function AdminHead() {
  const path = barePath(useLocation().pathname);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterMove(path, heading);
  const open = adminPages.find((page) => page.path === path);
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <nav aria-label="Administration">
          <ul className={styles.items}>
            {adminPages.map((page) => (
              <li key={page.path}>
                <NavLink to={page.path}>{page.label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SignedIn />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {open?.title}
      </h1>
      <p>{open?.description}</p>
    </header>
  );
}

function SignedIn() {
  const { access, setAccess } = useAccess();
  const task = useTask();
  if (access.state !== "signed_in") return null;
  const leave = () =>
    task.run("Signing out failed.", async () => {
      await signOut();
      forgetKept();
      setAccess({ state: "signed_out" });
    });
  return (
    <>
      <p className={parts.signedIn}>
        <span>Signed in as {access.name}</span>
        <TextButton onClick={leave} disabled={task.busy}>
          Sign out
        </TextButton>
      </p>
      <Failure of={task} title="You are still signed in." onRetry={leave} />
    </>
  );
}

/** After navigation the focus is on the heading; on the way back the browser restores it. */
function useFocusAfterMove(path: string, heading: React.RefObject<HTMLElement | null>) {
  const before = useRef(path);
  const kind = useNavigationType();
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    heading.current?.focus({ preventScroll: true });
    if (kind !== "POP") scrollTo(0, 0);
  }, [path, kind, heading]);
}

export function adminMeta(path: AdminPath) {
  const page = adminPages.find((one) => one.path === path);
  if (!page) throw new Error(`no operators' page at ${path}`);
  return pageMeta({ path, title: page.title, description: page.description, indexed: false });
}
