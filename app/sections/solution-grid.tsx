import { artOf } from "../../content/art.ts";
import { solutionsBlock } from "../../content/home.ts";
import { solutions } from "../../content/index.ts";
import { ArtImage } from "../ui/art-image.tsx";
import cards from "../ui/card-grid.module.css";
import { SectionHeading } from "../ui/section-heading.tsx";
import styles from "./solution-grid.module.css";

/** Home: a card for each with its art. */
export function SolutionGrid() {
  return (
    <section className="container section" aria-labelledby="solutions">
      <div className={styles.intro}>
        <SectionHeading
          id="solutions"
          title={solutionsBlock.title}
          asks={["What services do you offer?", "What can you help us with?", "List your solutions"]}
        />
        <p className="lead">{solutionsBlock.text}</p>
      </div>
      <ul className={styles.grid}>
        {solutions.map(({ path, meta }) => (
          <li key={path} className={`link-card ${styles.card}`} data-sector={meta.sector}>
            <ArtImage className={cards.band} name={artOf(path)} alt={meta.imageAlt} shape="band" />
            <h3>{meta.title}</h3>
            <p>{meta.cardDescription}</p>
            <a href={path}>{meta.anchorText}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
