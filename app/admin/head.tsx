import { useEffect, useRef } from "react";
import { NavLink, useLocation, useNavigationType } from "react-router";
import { adminPages } from "../../content/admin-pages.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import styles from "./head.module.css";

/** Navigation of the operators' pages, and the heading of the one that is open. */
export function AdminHead() {
  const path = barePath(useLocation().pathname);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterMove(path, heading);
  return (
    <header className={styles.head}>
      <nav aria-label="Administration">
        <ul className={styles.items}>
          {adminPages.map((page) => (
            <li key={page.path}>
              <NavLink to={page.path}>{page.label}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
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
