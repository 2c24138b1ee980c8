import { useLocation } from "react-router";
import { navigation } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { Logo } from "../ui/logo.tsx";
import styles from "./header.module.css";

/** The bar, and on small screens, where Contact alone stays in it, a row below it that leads to the other pages. */
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
      <nav className={styles.row} aria-label="Pages">
        <ul className={`container ${styles.items}`}>{IN_ROW.map(item)}</ul>
      </nav>
    </>
  );
}

type NavigationItem = (typeof navigation)[number];

/** The brand leads home, and Contact stays in the bar. About is a part of the home page, so it comes last. */
const IN_ROW = ["Solutions", "Results", "Insights", "About"].flatMap((label) =>
  navigation.filter((entry) => entry.label === label),
);

/** "page" on the item's own page, "true" on those below it. */
function current(path: string, item: NavigationItem) {
  if (path === item.to) return "page";
  return item.match && path.startsWith(item.match) ? "true" : undefined;
}
