import { disclaimer, footerLinks, site } from "../../content/site.ts";
import { Border } from "../ui/border.tsx";
import styles from "./footer.module.css";
import { SiteSearch } from "./site-search.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

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
          <div>
            <SiteSearch />
            <nav aria-label="Footer">
              <ul className={styles.links}>
                {footerLinks.map((link) => (
                  <li key={link.to}>
                    <a href={link.to}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <p className={styles.disclaimer}>{disclaimer}</p>
          <div className={styles.theme}>
            <ThemeChoice />
          </div>
          <a className={styles.top} href="#top">
            Back to top
          </a>
        </div>
      </footer>
    </>
  );
}
