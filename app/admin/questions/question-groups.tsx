import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { QuestionGroup, QuestionTrouble } from "../../../shared/contracts/insight.ts";
import { CONTENT_LIMIT, QUESTION_LENGTH, titleOfQuestion } from "../../../shared/contracts/knowledge-base.ts";
import { Field } from "../../ui/field.tsx";
import { addEntry, dismissQuestions } from "../calls.ts";
import { Failure } from "../card.tsx";
import { Bars, Fold, Some, sumOf, TextButton } from "../controls.tsx";
import { Said } from "../entries/consequences.tsx";
import { Proof } from "../entries/proof.tsx";
import parts from "../parts.module.css";
import { useKept, useTask } from "../use-task.ts";
import { editorOf, plural } from "../words.ts";
import styles from "./questions.module.css";

/** Labels of troubles: of the filter, and of a single question. */
const TROUBLES: Record<QuestionTrouble, [filter: string, said: string]> = {
  declined: ["Not covered", "not covered"],
  offered: ["Asked back", "asked back"],
  unsure: ["Unsure", "answered, unsure"],
  unhelpful: ["Not helpful", "rated not helpful"],
  refused: ["Refused", "refused"],
};

function nowOf({ now }: QuestionGroup): string {
  if (now.kind === "answer") return now.unsure ? "Answered now, but unsure" : "Answered now";
  if (now.kind === "options") return "Asks back now";
  if (now.kind === "declined") return "Not covered now";
  if (now.kind === "talk") return "Taken for small talk now";
  return now.kind === "handover" ? "Handed over to a person now" : "Refused now";
}

const isAnswered = ({ now }: QuestionGroup) => now.kind === "answer" && !now.unsure;

/** The recent count, and the one before. */
function trendOf({ perDay }: QuestionGroup): string {
  const [late, before] = [sumOf(perDay.slice(-7)), sumOf(perDay.slice(-14, -7))];
  return perDay.length > 7 ? `${late} in the last 7 days, ${before} in the 7 before` : `${late} in these days`;
}

/** Questions that are shown at once: a page that can be seen through. */
const AT_ONCE = 10;

const KINDS = Object.keys(TROUBLES) as QuestionTrouble[];

interface Props {
  groups: readonly QuestionGroup[];
  onChanged: () => void;
}

export function QuestionGroups({ groups, onChanged }: Props) {
  const [kind, setKind] = useState<QuestionTrouble>();
  const dismissal = useTask();
  const chosen = kind ? groups.filter(({ troubles }) => (troubles[kind] ?? 0) > 0) : groups;
  const open = chosen.filter((group) => !isAnswered(group));
  const answered = chosen.filter(isAnswered);
  const dismiss = async ({ words }: QuestionGroup) => {
    await dismissal.run("The question was not dismissed.", () => dismissQuestions(words));
    onChanged();
  };
  const list = (some: readonly QuestionGroup[]) => (
    <Some key={kind} items={some} most={AT_ONCE}>
      {(shown) => (
        <ul className={`${parts.lines} ${styles.groups}`}>
          {shown.map((group) => (
            <QuestionItem key={group.words[0]} group={group} onDismiss={() => dismiss(group)} />
          ))}
        </ul>
      )}
    </Some>
  );
  return (
    <>
      <p role="status" className={styles.left}>
        {plural(open.length, "question")} to answer better, {plural(answered.length, "question")} answered by now
      </p>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">Show</legend>
        {[undefined, ...KINDS.filter((one) => groups.some(({ troubles }) => troubles[one]))].map((one) => (
          <button key={one ?? "all"} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
            {one ? TROUBLES[one][0] : "All"}
          </button>
        ))}
      </fieldset>
      <Failure of={dismissal} />
      {list(open)}
      {answered.length > 0 && (
        <Fold title="Answered by now" open={open.length === 0}>
          {list(answered)}
        </Fold>
      )}
    </>
  );
}

/** The question, what is said to it now, and a box for what should be. */
function QuestionItem({ group, onDismiss }: { group: QuestionGroup; onDismiss: () => void }) {
  const { question, others, times, troubles, comments, now } = group;
  /** The entry that was written here; undefined where it was taken back. */
  const [saved, setSaved] = useState<string>();
  const wrong = Object.entries(TROUBLES).flatMap(([trouble, [, words]]) => {
    const count = troubles[trouble as keyof typeof TROUBLES] ?? 0;
    return count > 0 ? [count === times ? words : `${words} ${plural(count, "time")}`] : [];
  });
  return (
    <li>
      <div className={`${parts.stack} ${styles.asked}`}>
        <h3 dir="auto">{question}</h3>
        <p className={parts.quiet}>
          {times === 1 ? "Asked once" : `Asked ${times} times`}: {wrong.join(", ")}.{times > 1 && ` ${trendOf(group)}.`}
        </p>
        {group.perDay.filter(Boolean).length > 1 && (
          <Bars className={styles.trend} bars={group.perDay.map((day) => [day])} />
        )}
        {comments.map((comment) => (
          <blockquote key={comment} dir="auto">
            {comment}
          </blockquote>
        ))}
        {others.length > 0 && <Fold title={plural(others.length, "other wording")} items={others} />}
        <p className={parts.facts}>
          <TextButton onClick={onDismiss} about={question}>
            Dismiss
          </TextButton>
          <Link
            className={`link-button ${parts.plain}`}
            to={`/admin/knowledge-base?question=${encodeURIComponent(question)}`}
          >
            Write an entry<span className="visually-hidden">: {question}</span>
          </Link>
        </p>
      </div>
      <div className={`${parts.stack} ${styles.answer}`}>
        {saved ? (
          <Proof id={saved} onGone={() => setSaved(undefined)} />
        ) : (
          <>
            <p className={styles.now} data-answered={isAnswered(group)}>
              {nowOf(group)}
              {now.about && (
                <>
                  {" "}
                  from <Link to={editorOf(now.about.id)}>{now.about.title}</Link>
                </>
              )}
              .
            </p>
            <Said text={now.text} />
            <SayInstead group={group} onSaved={setSaved} />
          </>
        )}
      </div>
    </li>
  );
}

const readText = (stored: unknown) => (typeof stored === "string" && stored ? stored : undefined);

/** One box, one press: an entry that is said to the question in all its wordings. */
function SayInstead({ group, onSaved }: { group: QuestionGroup; onSaved: (id: string) => void }) {
  const { question, others, words } = group;
  const id = `say-${words[0]}`;
  const [text = "", keep] = useKept(id, readText);
  const task = useTask();

  async function save(event: FormEvent) {
    event.preventDefault();
    const questions = [question, ...others].map((one) => one.slice(0, QUESTION_LENGTH));
    const entry = {
      pageTitle: titleOfQuestion(question),
      content: text,
      metadata: { manually_added: true, questions },
    };
    const added = await task.run("It was not saved.", () => addEntry(entry));
    if (!added) return;
    keep(undefined);
    if (added.id) onSaved(added.id);
  }

  return (
    <form className={styles.say} onSubmit={save}>
      <Field id={id} label="Say this instead">
        {(props) => (
          <textarea
            {...props}
            rows={2}
            maxLength={CONTENT_LIMIT}
            value={text}
            onChange={(event) => keep(event.currentTarget.value || undefined)}
          />
        )}
      </Field>
      <Failure of={task} />
      <p>
        <button type="submit" className="button" disabled={task.busy || !text.trim()}>
          {task.busy ? "Saving..." : "Say this"}
          <span className="visually-hidden">: {question}</span>
        </button>
      </p>
    </form>
  );
}
