import { useLocation } from "react-router";
import { navigation, site } from "../../content/site.ts";
import { barePath } from "../ui/bare-path.ts";
import { Mark } from "../ui/mark.tsx";
import styles from "./header.module.css";

export function Header() {
  const path = barePath(useLocation().pathname);
  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <a className={styles.brand} href={path === "/" ? "#home" : "/"} aria-label={`${site.name}, home`}>
          <Mark />
          <span className={styles.name}>{site.name}</span>
        </a>
        <nav aria-label="Primary navigation">
          <ul className={styles.items}>
            {navigation.map((item) => (
              <li key={item.to} className={item.label === "Contact" ? styles.contact : undefined}>
                <a href={item.to} aria-current={current(path, item)}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** "page" on the item's own page, "true" on those below it. */
function current(path: string, item: (typeof navigation)[number]) {
  if (path === item.to) return "page";
  return item.match && path.startsWith(item.match) ? "true" : undefined;
}
