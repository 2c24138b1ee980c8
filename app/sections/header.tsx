import { useLocation } from "react-router";
import { navigation } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { Logo } from "../ui/logo.tsx";
import styles from "./header.module.css";

/** The bar, and at the foot of a narrow window the menu: on small screens Contact alone stays in the bar. */
export function Header() {
  const path = barePath(useLocation().pathname);
  const item = (entry: NavigationItem) => (
    <li key={entry.to} className={entry.label === "Contact" ? styles.contact : undefined}>
      <a href={entry.to} aria-current={current(path, entry)}>
        {entry.label}
      </a>
    </li>
  );
  return (
    <>
      <header className={styles.header}>
        <div className={`container ${styles.bar}`}>
          <a className={styles.brand} href={path === "/" ? "#home" : "/"} aria-label={`${site.name}, home`}>
            <Logo />
            <span className={styles.name}>{site.name}</span>
          </a>
          <nav aria-label="Primary navigation">
            <ul className={styles.items}>{navigation.map(item)}</ul>
          </nav>
        </div>
      </header>
      <button type="button" className="dock" popoverTarget={PAGES} data-index="no">
        Menu
      </button>
      <nav id={PAGES} popover="auto" className="sheet" aria-label="Pages">
        <ul className={styles.items}>{navigation.map(item)}</ul>
      </nav>
    </>
  );
}

type NavigationItem = (typeof navigation)[number];

const PAGES = "pages";

/** "page" on the item's own page, "true" on those below it. */
function current(path: string, item: NavigationItem) {
  if (path === item.to) return "page";
  return item.match && path.startsWith(item.match) ? "true" : undefined;
}
