import { contact } from "../../content/home.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import styles from "./contact.module.css";

export function Contact() {
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div className={`container ${styles.grid}`}>
        <div className={styles.words}>
          <SectionHeading id="contact" title={contact.title} asks={contact.asks} />
          <p>{contact.text}</p>
          <div className={styles.office}>
            <h3>{contact.office.title}</h3>
            <address>{contact.office.place}</address>
            <p>{contact.office.text}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
