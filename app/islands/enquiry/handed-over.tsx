import { type MouseEvent, useEffect, useRef } from "react";
import { enquiryForm } from "../../../content/forms.ts";
import { CopyText } from "../../ui/field.tsx";
import styles from "./enquiry.module.css";

interface Ways {
  url: string;
  mail: string | undefined;
  text: string;
}

const words = enquiryForm.handed;

/** After the external chat was opened: nothing is sent yet, and there are other ways to send it. */
export function HandedOver({
  opened,
  attempt,
  url,
  mail,
  text,
  onFollow,
}: Ways & { opened: boolean; attempt: number; onFollow: (event: MouseEvent) => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (attempt) title.current?.focus();
  }, [attempt]);
  return (
    <section className={styles.handed} aria-labelledby="enquiry-handed-title" id="enquiry-handed">
      <h3 id="enquiry-handed-title" ref={title} tabIndex={-1}>
        {opened ? words.openedTitle : words.blockedTitle}
      </h3>
      <p>{opened ? words.opened : words.blocked}</p>
      <p className="button-row">
        <a className="button" href={url} target="_blank" rel="noopener" onClick={onFollow}>
          {words.link}
        </a>
        <MailLink mail={mail} />
      </p>
      <CopyText id="enquiry-text" label={words.text} text={text} rows={6} words={words} />
    </section>
  );
}

/** The same text by mail, if an address is configured, or to copy. */
export function OtherWays({ mail, text }: Ways) {
  return (
    <details className={styles.other}>
      <summary>{mail ? words.otherWays : words.copyInstead}</summary>
      {mail && (
        <p className="button-row">
          <MailLink mail={mail} />
        </p>
      )}
      <CopyText id="enquiry-text" label={words.text} text={text} rows={6} words={words} />
    </details>
  );
}

function MailLink({ mail }: Pick<Ways, "mail">) {
  return (
    mail && (
      <a className="button quiet" href={mail}>
        {words.mail}
      </a>
    )
  );
}
