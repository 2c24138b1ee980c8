import { HeadingLink } from "../ui/heading-link.tsx";
import styles from "./key-points.module.css";

/** What an article says, for a reader with one minute. */
export function KeyPoints({ points }: { points: string[] }) {
  return (
    <section className={styles.points} aria-labelledby="key-points">
      <h2 id="key-points">
        <HeadingLink id="key-points">Key points</HeadingLink>
      </h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
