import { asking } from "../../content/asking.ts";
import { HeadingLink } from "./heading-link.tsx";
import styles from "./steps.module.css";

/** How a piece of work was done, step by step. */
export function Steps({ steps, asks }: { steps: { name: string; text: string }[]; asks: readonly string[] }) {
  return (
    <section className={styles.steps} aria-labelledby="how-it-was-done">
      <h2 id="how-it-was-done" {...asking(asks)}>
        <HeadingLink id="how-it-was-done">How it was done</HeadingLink>
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
