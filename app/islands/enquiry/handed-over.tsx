import { useEffect, useRef } from "react";
import { enquiryForm } from "../../../content/forms.ts";
import { CopyText } from "../../ui/copy-text.tsx";
import styles from "./enquiry.module.css";

interface Props {
  opened: boolean;
  url: string;
  text: string;
  onFollow: () => void;
}

/** The way to the chat once more, after the browser was asked to open it: by a link, and as text. */
export function HandedOver({ opened, url, text, onFollow }: Props) {
  const words = enquiryForm.handed;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!opened) title.current?.focus();
  }, [opened]);
  return (
    <section className={styles.handed} aria-labelledby="enquiry-handed">
      <h3 id="enquiry-handed" ref={title} tabIndex={-1}>
        {opened ? words.openedTitle : words.blockedTitle}
      </h3>
      <p>{opened ? words.opened : words.blocked}</p>
      <p>
        <a className="button" href={url} target="_blank" rel="noopener" onClick={onFollow}>
          {words.link}
        </a>
      </p>
      <CopyText id="enquiry-text" label={words.text} text={text} rows={6} words={words} />
    </section>
  );
}
