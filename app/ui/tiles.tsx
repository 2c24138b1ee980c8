import { asksAttribute } from "../../content/asks-attribute.ts";
import { figure } from "../../content/ledger.ts";
import styles from "./tiles.module.css";

interface Props {
  id?: string;
  title: string;
  tiles: readonly { figure: string; label?: string | undefined }[];
  asks?: readonly string[];
  /** The part of a section that they are, where they do not stand on their own. */
  part?: boolean;
}

/** Metric tiles: each figure with its period and basis, as the ledger has them. */
export function Tiles({ id = "in-figures", title, tiles, asks, part = false }: Props) {
  const Heading = part ? "h3" : "h2";
  return (
    <section className={styles.tiles} aria-labelledby={id}>
      <Heading id={id} {...asksAttribute(asks)}>
        {title}
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
                {entry.basis}.
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
