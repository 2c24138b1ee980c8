import { basisOn, figure } from "../../content/ledger.ts";
import { asksAttribute } from "../../content/asks-attribute.ts";
import { HeadingLink } from "./heading-link.tsx";
import styles from "./tiles.module.css";

interface Props {
  id?: string;
  title: string;
  /** The page on which they stand. */
  path: string;
  tiles: readonly { figure: string; label?: string | undefined }[];
  asks?: readonly string[];
  /** The part of a section that they are, where they do not stand on their own. */
  part?: boolean;
}

/** Metric tiles: each figure with its period and basis, as the ledger has them. */
export function Tiles({ id = "in-figures", title, path, tiles, asks, part = false }: Props) {
  const Heading = part ? "h3" : "h2";
  return (
    <section className={styles.tiles} aria-labelledby={id}>
      <Heading id={id} {...asksAttribute(asks)}>
        <HeadingLink id={id}>{title}</HeadingLink>
      </Heading>
      <dl>
        {tiles.map((tile) => {
          const entry = figure(tile.figure);
          return (
            <div key={tile.figure}>
              <dt>{tile.label ?? entry.label}</dt>
              <dd className={styles.value}>{entry.text}</dd>
              <dd className={styles.basis}>
                {entry.period ? `${entry.period}. ` : ""}
                {basisOn(path, entry)}.
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
