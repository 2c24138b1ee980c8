import type { HousePageMeta } from "../../content/schema.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import { HeadingLink } from "../ui/heading-link.tsx";
import { SectionHeading } from "../ui/page-head.tsx";
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

/** What an article says, for a reader with one minute. */
export function KeyPoints({ points }: { points: string[] }) {
  return (
    <section className={`container ${styles.points}`} aria-labelledby="key-points">
      <h2 id="key-points" className="label">
        <HeadingLink id="key-points">Key points</HeadingLink>
      </h2>
      <ol>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </section>
  );
}
