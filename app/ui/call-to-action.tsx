import { afterTheButton } from "../../content/site.ts";
import styles from "./call-to-action.module.css";
import { HeadingLink } from "./heading-link.tsx";

/** The form, by either of its addresses. */
const CONTACT = /contact$/;

interface Props {
  title: string;
  text?: string;
  buttons: { label: string; to: string }[];
  /** What the page is about: the topic of the enquiry that a button leads to. */
  topic: string;
}

/** The closing block: the next step, and nothing else. */
export function CallToAction({ title, text, buttons, topic }: Props) {
  return (
    <section className={styles.block} aria-labelledby="next-step" data-index="no">
      <div>
        <h2 id="next-step">
          <HeadingLink id="next-step">{title}</HeadingLink>
        </h2>
        {text && <p>{text}</p>}
      </div>
      <p className="button-row">
        {buttons.map((button, index) => (
          <a
            key={button.to}
            className={index === 0 ? "button" : "button quiet"}
            href={button.to}
            data-topic={CONTACT.test(button.to) ? topic : undefined}
          >
            {button.label}
          </a>
        ))}
      </p>
      {buttons.some(({ to }) => CONTACT.test(to)) && <p className={styles.next}>{afterTheButton}</p>}
    </section>
  );
}
