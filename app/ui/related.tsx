import { HeadingLink } from "./heading-link.tsx";
import styles from "./related.module.css";

export interface RelatedItem {
  path: string;
  kicker: string;
  title: string;
  text?: string;
  link: string;
}

/** Cards that lead on. */
export function Related({ id, title, items }: { id: string; title: string; items: RelatedItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={id} data-index="no">
      <h2 id={id}>
        <HeadingLink id={id}>{title}</HeadingLink>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.path} className="link-card">
            <p className="kicker">{item.kicker}</p>
            <h3>{item.title}</h3>
            {item.text && <p>{item.text}</p>}
            <a href={item.path}>
              {item.link}
              <span className="visually-hidden">: {item.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
