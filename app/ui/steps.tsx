import { asksAttribute } from "../../content/asks-attribute.ts";
import { HeadingLink } from "./heading-link.tsx";
import styles from "./steps.module.css";

/** The method of a piece of work, as steps that a reader can take without us. */
export function Steps({ steps, asks }: { steps: { name: string; text: string }[]; asks: readonly string[] }) {
  return (
    <section className={styles.steps} aria-labelledby="to-do-the-same">
      <h2 id="to-do-the-same" {...asksAttribute(asks)}>
        <HeadingLink id="to-do-the-same">To do the same yourself</HeadingLink>
      </h2>
      <ol>
        {steps.map((step) => (
          <li key={step.name}>
            <h3>{step.name}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
