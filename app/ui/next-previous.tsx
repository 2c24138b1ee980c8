import styles from "./next-previous.module.css";

interface Neighbour {
  path: string;
  meta: { title: string };
}

/** The pages before and after this one in its index. */
export function NextPrevious({
  label,
  previous,
  next,
}: {
  label: string;
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}) {
  return (
    <nav className={styles.pair} aria-label={`Next and previous ${label}`} data-index="no">
      {previous && (
        <a href={previous.path} rel="prev">
          <span>Previous</span>
          {previous.meta.title}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className={styles.next}>
          <span>Next</span>
          {next.meta.title}
        </a>
      )}
    </nav>
  );
}
