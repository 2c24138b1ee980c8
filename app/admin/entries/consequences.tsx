/** What a change of an entry does to the answers that visitors get, and what it contradicts. */
import type { ReactNode } from "react";
import type { Consequence, FigureContradiction, Foreseen } from "../../../shared/contracts/operator.ts";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { Fold } from "../controls.tsx";
import parts from "../parts.module.css";
import { count, plural } from "../words.ts";
import styles from "./proof.module.css";

export function Said({ text }: { text: string }) {
  return (
    <div className={styles.said}>
      <Markdown text={text} />
    </div>
  );
}

/** The page of a text, behind its title. */
export const pathOf = ({ url }: { url: string | null }) => (url?.startsWith("/") ? ` (${url})` : "");

/** `would`: nothing is saved yet. */
export function Changes({ seen, would = false }: { seen: Foreseen; would?: boolean }) {
  const { changed, logged, superseded, withdrawn, returned, contradictions } = seen;
  const asked = changed.filter(({ isLogged }) => isLogged);
  const others = changed.filter(({ isLogged }) => !isLogged);
  return (
    <>
      <Contradictions found={contradictions} would={would} />
      {superseded.length > 0 && (
        <Fold
          title={`${would ? "It would be" : "It is"} said instead of ${plural(superseded.length, "other text")}`}
          open
          items={superseded.map((other) => `${other.title}${pathOf(other)}`)}
        />
      )}
      <p>
        {logged === 0
          ? "No question of the last thirty days is near to it."
          : `Of ${plural(logged, "question")} of the last thirty days that lie near to it, ${count(asked.length)} ${would ? "would be" : asked.length === 1 ? "is" : "are"} answered otherwise.`}
      </p>
      <Consequences changed={asked} would={would} />
      {others.length > 0 && (
        <Fold title={`${plural(others.length, "other known question")} ${would ? "would be " : ""}answered otherwise`}>
          <Consequences changed={others} would={would} />
        </Fold>
      )}
      {withdrawn.length > 0 && (
        <Fold
          title={`Answers of the library that are withheld, since they cite it: ${count(withdrawn.length)}`}
          items={withdrawn}
        />
      )}
      {returned.length > 0 && (
        <Fold title={`Answers of the library that are given again: ${count(returned.length)}`} items={returned} />
      )}
    </>
  );
}

function Consequences({ changed, would }: { changed: readonly Consequence[]; would: boolean }) {
  return changed.map(({ question, before, after }) => (
    <Fold key={question} title={question}>
      <div className={styles.pair}>
        <div>
          <p className={parts.quiet}>{would ? "Now" : "Before"}</p>
          <Said text={before.text} />
        </div>
        <div>
          <p className={parts.quiet}>{would ? "Then" : "Now"}</p>
          <Said text={after.text} />
        </div>
      </div>
    </Fold>
  ));
}

const HOW: Record<FigureContradiction["kind"], string> = {
  value: "Another figure",
  direction: "The other direction",
  unit: "Another unit",
  period: "Another period",
};

/** Sentences of the entry beside those that they contradict. */
function Contradictions({ found, would }: { found: readonly FigureContradiction[]; would: boolean }) {
  if (found.length === 0)
    return would ? <p>No figure in it contradicts one elsewhere, as far as can be told.</p> : null;
  return (
    <>
      <p>
        <strong>
          {plural(found.length, "figure")}{" "}
          {would ? "would contradict" : found.length === 1 ? "contradicts" : "contradict"} what stands elsewhere:
        </strong>
      </p>
      <ul className={styles.contradictions}>
        {found.map((one) => (
          <Pair key={`${one.figure} ${one.sentence}`} lead={HOW[one.kind]} {...one} />
        ))}
      </ul>
    </>
  );
}

interface PairProps extends Pick<FigureContradiction, "figure" | "sentence" | "other"> {
  lead: ReactNode;
}

/** A figure of an entry, and the one that it contradicts. */
export function Pair({ lead, figure, sentence, other }: PairProps) {
  return (
    <li className={styles.pair}>
      <p dir="auto">
        {lead}: <strong>{figure}</strong>, in “{sentence}”
      </p>
      <p dir="auto">
        Elsewhere <strong>{other.figure}</strong>: “{other.sentence}” <Place other={other} />
      </p>
    </li>
  );
}

function Place({ other: { entry, title, url } }: { other: FigureContradiction["other"] }) {
  const name = entry === null ? "Ledger of figures" : title;
  if (!url?.startsWith("/")) return `(${name})`;
  return (
    <>
      (
      <a href={url} target="_blank" rel="noreferrer">
        {name}, {url}
      </a>
      )
    </>
  );
}
