import { useState } from "react";
import type { Consequence, FigureContradiction, Foreseen, ForeseeRequest } from "../../../shared/contracts/operator.ts";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { foresee } from "../calls.ts";
import { Problem } from "../card.tsx";
import { count, plural } from "../filters.tsx";
import parts from "../parts.module.css";
import { useTask } from "../use-task.ts";
import styles from "./foresee.module.css";

/** Previews what the draft would change in the answers. */
export function Foresee({ request }: { request: () => ForeseeRequest }) {
  const [seen, setSeen] = useState<Foreseen>();
  const task = useTask();
  const load = () =>
    task.run("The consequences could not be foreseen.", async () => {
      setSeen(undefined);
      setSeen(await foresee(request()));
    });
  return (
    <div className={styles.foresee}>
      <p>
        <button type="button" className="button quiet" onClick={load} disabled={task.busy}>
          {task.busy ? "Asking known questions…" : "What would change?"}
        </button>
      </p>
      <div role="status">{seen && <Outcome seen={seen} />}</div>
      {task.problem && (
        <Problem title="The consequences could not be foreseen." onRetry={load}>
          {task.problem}
        </Problem>
      )}
    </div>
  );
}

function Outcome({ seen: { tried, changed, withdrawn, returned, contradictions } }: { seen: Foreseen }) {
  return (
    <>
      <Contradictions found={contradictions} />
      <p>
        Of the {plural(tried, "known question")} nearest to it,{" "}
        {changed.length === 0 ? "none would" : `${count(changed.length)} would`} be answered otherwise.
      </p>
      {changed.map((one) => (
        <Changed key={one.question} one={one} />
      ))}
      <Titles title="These answers of the library would be withheld, since they cite it:" questions={withdrawn} />
      <Titles title="These answers of the library would be given again:" questions={returned} />
    </>
  );
}

const HOW: Record<FigureContradiction["kind"], string> = {
  value: "Another figure",
  direction: "The other direction",
  unit: "Another unit",
  period: "Another period",
};

/** Sentences of the entry beside those that they contradict. */
function Contradictions({ found }: { found: readonly FigureContradiction[] }) {
  if (found.length === 0) return <p>No figure in it contradicts one elsewhere, as far as can be told.</p>;
  return (
    <>
      <p>
        <strong>{plural(found.length, "figure")} would contradict what stands elsewhere:</strong>
      </p>
      <ul className={styles.contradictions}>
        {found.map(({ kind, sentence, figure, other }) => (
          <li key={`${figure} ${sentence}`}>
            <p dir="auto">
              {HOW[kind]}: <strong>{figure}</strong>, in “{sentence}”
            </p>
            <p dir="auto">
              Elsewhere <strong>{other.figure}</strong>: “{other.sentence}” <Place other={other} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Place({ other: { entry, title, url } }: { other: FigureContradiction["other"] }) {
  const name = entry === null ? "Ledger of figures" : title;
  if (!url?.startsWith("/")) return `(${name})`;
  return (
    <>
      (
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
      )
    </>
  );
}

function Changed({ one: { question, before, after } }: { one: Consequence }) {
  return (
    <details className={parts.reading}>
      <summary>{question}</summary>
      <p className={parts.quiet}>Now</p>
      <Markdown text={before.text} />
      <p className={parts.quiet}>Then</p>
      <Markdown text={after.text} />
    </details>
  );
}

function Titles({ title, questions }: { title: string; questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <details className={parts.reading}>
      <summary>
        {title} {count(questions.length)}
      </summary>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </details>
  );
}
