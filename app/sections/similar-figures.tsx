import { type figuresPage, signed } from "../../content/figures-page.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import { HeadingLink } from "../ui/heading-link.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import styles from "./similar-figures.module.css";

/** Figures that are easily confused, side by side, with what distinguishes them. */
export function SimilarFigures({ title, text, asks, items }: (typeof figuresPage)["similarFigures"]) {
  return (
    <section aria-labelledby="figures-that-look-alike">
      <SectionHeading linked id="figures-that-look-alike" title={title} asks={asks} />
      <p className="lead">{text}</p>
      {items.map((item) => (
        <div key={item.title} className={styles.item}>
          <h3 id={anchorOf(item.title)}>
            <HeadingLink id={anchorOf(item.title)}>{item.title}</HeadingLink>
          </h3>
          <dl className={styles.figures}>
            {item.figures.map((one) => (
              <div key={one.figure}>
                <dt>{one.where}</dt>
                <dd>{signed(one)}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.words}>{item.text}</p>
        </div>
      ))}
    </section>
  );
}
