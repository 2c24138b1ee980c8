import { afterTheButton } from "../../content/site.ts";
import styles from "./call-to-action.module.css";

interface Props {
  title: string;
  text?: string;
  buttons: { label: string; to: string }[];
}

/** The closing block: the next step, and nothing else. */
export function CallToAction({ title, text, buttons }: Props) {
  return (
    <section className={styles.block} aria-labelledby="next-step" data-index="no">
      <div>
        <h2 id="next-step">{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <p className="button-row">
        {buttons.map((button, index) => (
          <a key={button.to} className={index === 0 ? "button" : "button quiet"} href={button.to}>
            {button.label}
          </a>
        ))}
      </p>
      {buttons.some(({ to }) => to === "/#contact") && <p className={styles.next}>{afterTheButton}</p>}
    </section>
  );
}
