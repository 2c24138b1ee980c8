import { enquiryForm } from "../../content/forms.ts";
import { contact } from "../../content/home.ts";
import { ownerAnswerAt } from "../../content/owner.ts";
import Enquiry from "../islands/enquiry/index.tsx";
import island from "../islands/island.module.css";
import { Island } from "../islands/island.tsx";
import { SectionHeading } from "../ui/page-head.tsx";
import styles from "./contact.module.css";
import { CompanyDetails } from "./documents.tsx";

export function Contact() {
  const { withoutScript } = enquiryForm;
  const { ways, office } = contact;
  const email = import.meta.env.CONTACT_EMAIL;
  const reply = ownerAnswerAt("reply");
  const direct = (
    <>
      <a href={`https://wa.me/${import.meta.env.CONTACT_PHONE}`}>{withoutScript.link}</a>
      {email && (
        <span>
          {` ${withoutScript.or} `}
          <a href={`mailto:${email}`}>{email}</a>
        </span>
      )}
    </>
  );
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div className={`container ${styles.grid}`}>
        <div className={styles.words}>
          <SectionHeading id="contact" title={contact.title} asks={contact.asks} />
          <p>{contact.text}</p>
          <dl>
            <dt>{ways.how.title}</dt>
            <dd>{direct}.</dd>
            <dt>{ways.then.title}</dt>
            <dd>
              {ways.then.text} {reply && <a href={reply}>{ways.then.reply}</a>}
            </dd>
          </dl>
        </div>
        <div className={styles.form}>
          <noscript data-index="no">
            <p className={island.notice}>
              {withoutScript.text} {direct}.
            </p>
          </noscript>
          <Island name="enquiry" component={Enquiry} way={direct} />
        </div>
        <div className={styles.office}>
          <Tiles />
          <div>
            <h3 className="label">{office.title}</h3>
            <address>{office.place}</address>
          </div>
          <p>{office.text}</p>
          <CompanyDetails />
        </div>
      </div>
    </section>
  );
}

/** Four tiles of the house, as beside the door of an office. */
function Tiles() {
  return (
    <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <rect width="64" height="64" fill="var(--accent)" />
      <g fill="none" stroke="var(--paper)" strokeWidth="3">
        <circle cx="32" cy="32" r="13" />
        <circle cx="0" cy="0" r="19" />
        <circle cx="64" cy="0" r="19" />
        <circle cx="0" cy="64" r="19" />
        <circle cx="64" cy="64" r="19" />
        <path d="M32 0v19M32 45v19M0 32h19M45 32h19" />
      </g>
      <path d="M32 26 38 32 32 38 26 32Z" fill="var(--paper)" />
    </svg>
  );
}
