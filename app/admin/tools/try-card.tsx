import { type FormEvent, useState } from "react";
import { type QuestionTrial, TRIAL_LIMIT } from "../../../shared/contracts/operator.ts";
import { Field } from "../../ui/field.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { tryQuestion } from "../calls.ts";
import { Card, Failure } from "../card.tsx";
import { Fold } from "../controls.tsx";
import { Discarded } from "../entries/discarded.tsx";
import parts from "../parts.module.css";
import { useTask } from "../use-task.ts";
import { nameOf } from "../words.ts";
import styles from "./tools.module.css";

export function TryCard() {
  const [question, setQuestion] = useState("");
  const [trial, setTrial] = useState<QuestionTrial>();
  const task = useTask();

  const ask = () =>
    task.run("The question was not answered.", async () => {
      setTrial(await tryQuestion(question));
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (question.trim()) void ask();
  }

  return (
    <Card id="try" title="Try a question">
      <form className={parts.form} onSubmit={submit}>
        <Field id="try-question" label="Question" hint="As a visitor would ask it. Nothing is kept of it.">
          {(props) => (
            <input
              {...props}
              type="text"
              maxLength={TRIAL_LIMIT}
              value={question}
              onChange={(event) => setQuestion(event.currentTarget.value)}
            />
          )}
        </Field>
        <p>
          <button type="submit" className="button quiet" disabled={task.busy || !question.trim()}>
            {task.busy ? "Asking..." : "Ask"}
          </button>
        </p>
        <Failure of={task} onRetry={ask} />
      </form>
      {trial && <Trial trial={trial} />}
    </Card>
  );
}

function Trial({ trial }: { trial: QuestionTrial }) {
  return (
    <div className={`${parts.stack} ${styles.preview}`}>
      <div role="status">
        <h3>Answer</h3>
        <Markdown text={trial.answer} />
      </div>
      <p className={parts.quiet}>
        Answered by {trial.model}; vectors made by {trial.embeddingModel}.
      </p>
      {trial.written && <Written {...trial.written} />}
      <Understood {...trial} />
      <h3>What was found</h3>
      {trial.found.length === 0 && <p>Nothing.</p>}
      <ol className={`${parts.lines} ${styles.passages}`}>
        {trial.found.map((hit) => (
          <li key={hit.id}>
            <strong>{Math.round(hit.probability * 100)} %</strong>
            <p>
              {hit.kind === "answer" ? "Library: " : ""}
              {nameOf({ page_title: hit.title, section_title: hit.section })}
            </p>
            {hit.url && <p className={parts.quiet}>{hit.url}</p>}
            {hit.discarded && hit.discarded.length > 0 && <Discarded sentences={hit.discarded} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

const TAKEN: Record<string, string> = {
  act: "Meant as",
  subject: "About",
  sector: "Sector",
  aim: "Said of themselves",
  excluded: "Not meant",
};

/** What was taken from the question, and how long each step took. */
function Understood({ talk, steps }: Pick<QuestionTrial, "talk" | "steps">) {
  const taken = Object.entries(talk).map(([name, value]) => `${TAKEN[name] ?? name}: ${[value].flat().join("; ")}`);
  return (
    <Fold title="How it was understood" items={taken}>
      <p className={parts.quiet}>{steps.map(({ name, ms }) => `${name} ${ms.toFixed(1)} ms`).join(", ")}</p>
    </Fold>
  );
}

const OUTCOMES = {
  talk: "claims nothing",
  quoted: "is the page's own",
  stands: "stands",
  replaced: "gave way to the page's words",
  fell: "fell",
  dropped: "was left out",
};

const STEPS: Record<string, string> = {
  firstWords: "first words after",
  firstShown: "first shown after",
  end: "ended after",
  checking: "in checks",
};

/** What a model wrote, sentence by sentence, beside the answer without it. */
function Written({ builtIn, failure, sentences, times }: NonNullable<QuestionTrial["written"]>) {
  const steps = Object.entries(times).map(([step, milliseconds]) => `${STEPS[step] ?? step} ${milliseconds} ms`);
  return (
    <>
      {failure && <p>The model gave no answer: {failure}.</p>}
      {sentences.length > 0 && (
        <Fold title={`What the model wrote (${sentences.length})`}>
          <ol className={`${parts.lines} ${styles.passages}`}>
            {sentences.map(({ written, outcome, why, lines }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a reply never changes
              <li key={at}>
                <p dir="auto">{written}</p>
                <p className={parts.quiet}>
                  {OUTCOMES[outcome]}
                  {why.length > 0 && ` (${why.join(", ")})`}
                  {lines.length > 0 && `: “${lines.join("” “")}”`}
                </p>
              </li>
            ))}
          </ol>
          <p className={parts.quiet}>{steps.join(", ")}</p>
        </Fold>
      )}
      <Fold title="The answer without a model">
        <Markdown text={builtIn} />
      </Fold>
    </>
  );
}
