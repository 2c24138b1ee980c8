import { asking } from "../../content/asking.ts";
import { figure } from "../../content/ledger.ts";
import styles from "./tiles.module.css";

interface Props {
  id?: string;
  title: string;
  tiles: readonly { figure: string; label?: string | undefined }[];
  asks?: readonly string[];
}

/** Metric tiles: each figure with its period and basis, as the ledger has them. */
export function Tiles({ id = "in-figures", title, tiles, asks }: Props) {
  return (
    <section className={styles.tiles} aria-labelledby={id}>
      <h2 id={id} {...asking(asks)}>
        {title}
      </h2>
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
