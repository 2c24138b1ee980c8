import type { ReactNode } from "react";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { plural } from "../words.ts";
import styles from "./list.module.css";

export const notUsed = (count: number) =>
  `${plural(count, "sentence")} not used: ${count === 1 ? "it seems" : "they seem"} to be meant for the consultant`;

interface Props {
  sentences: NonNullable<ListedEntry["metadata"]["discarded"]>;
  children?: ReactNode;
}

/** Sentences that are never quoted to visitors, and why. */
export function Discarded({ sentences, children }: Props) {
  return (
    <div className={styles.discarded}>
      <p className={styles.warning}>{notUsed(sentences.length)}</p>
      <ul>
        {sentences.map(({ sentence, reason }) => (
          <li key={sentence}>
            <q dir="auto">{sentence}</q> ({reason})
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
