import { about, aboutLinks } from "../../content/home.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import styles from "./about.module.css";

export function About() {
  return (
    <section className={styles.about} aria-labelledby="about">
      <div className={`container ${styles.grid}`}>
        <SectionHeading id="about" title={about.title} asks={about.asks} />
        {about.panels.map((panel) => (
          <div key={panel.title} className={styles.panel}>
            <h3>{panel.title}</h3>
            <p>{panel.text}</p>
          </div>
        ))}
        <p className={styles.links} data-index="no">
          {aboutLinks.map(({ label, to }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
