import { footerGroups } from "../../content/navigation.ts";
import { disclaimer, site } from "../../content/site.ts";
import { THEME, THEMES, type Theme } from "../theme.ts";
import styles from "./footer.module.css";
import { SiteSearch } from "./search-form.tsx";

export function Footer() {
  return (
    <>
      <Border />
      <footer className={styles.footer}>
        <div className={`container ${styles.grid}`}>
          <div>
            <p className={styles.name}>{site.name}</p>
            <p className={styles.tagline}>{`${site.tagline}. Head office in ${site.country}.`}</p>
          </div>
          <SiteSearch />
          <nav aria-label="Footer" className={styles.links}>
            {footerGroups.map(({ title, links }) => (
              <div key={title}>
                <p>{title}</p>
                <ul>
                  {links.map((link) => (
                    <li key={link.to}>
                      <a href={link.to}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <p className={styles.disclaimer}>{disclaimer}</p>
          <div className={styles.end} data-print="none">
            <ThemeChoice />
            <a className="way" href="#top">
              Back to top
            </a>
          </div>
        </div>
      </footer>
    </>
  );
}

const WORDS: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

/** In which colours the visitor reads. What the page holds from its first moment on answers it (app/theme.ts). */
function ThemeChoice() {
  return (
    <fieldset className={styles.choice}>
      <legend>Colours</legend>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input type="radio" name={THEME} value={theme} defaultChecked={theme === "system"} />
          {WORDS[theme]}
        </label>
      ))}
    </fieldset>
  );
}

/** A band of tiles: the line that opens the footer. It stands at the end of a page. */
function Border() {
  return (
    <div className="tile-border" aria-hidden="true">
      <img src="/art/border.svg" alt="" loading="lazy" />
    </div>
  );
}
