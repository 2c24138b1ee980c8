import { useEffect, useRef } from "react";
import { NavLink, useLocation, useNavigationType } from "react-router";
import { type AdminPath, adminPages } from "../../content/admin-pages.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { SignedIn } from "./access-notice.tsx";
import styles from "./head.module.css";

/** Navigation of the operators' pages with who is signed in, and the heading of the one that is open. */
export function AdminHead() {
  const path = barePath(useLocation().pathname);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterMove(path, heading);
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
        {adminPages.find((page) => page.path === path)?.title}
      </h1>
    </header>
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

/** Meta tags of an operators' page, which is not indexed. */
export function adminMeta(path: AdminPath) {
  const page = adminPages.find((one) => one.path === path);
  if (!page) throw new Error(`no operators' page at ${path}`);
  return pageMeta({ path, title: page.title, description: page.description, indexed: false });
}
