import type { HousePageMeta } from "../../content/schema.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import styles from "./stages.module.css";

/** What happens in order, as a stairway: each step stands a little higher than the one before. */
export function Stages({ title, asks, items }: NonNullable<HousePageMeta["stages"]>) {
  const id = anchorOf(title);
  return (
    <section className={styles.stages} aria-labelledby={id}>
      <div className="container">
        <SectionHeading linked id={id} title={title} asks={asks} />
        <ol className={styles.steps}>
          {items.map(({ name, text, ends }) => (
            <li key={name}>
              <p className={styles.name}>{name}</p>
              <p>{text}</p>
              <p className={styles.ends}>
                <span>Ends with:</span> {ends}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
