/** What visitors hear of an entry: foreseen before it is saved, and shown as it is afterwards. */
import { useCallback, useEffect, useRef, useState } from "react";
import { type ListedEntry, QUESTION_LIMIT, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { Foreseen, ForeseeRequest, GivenAnswer, HeardAnswer } from "../../../shared/contracts/operator.ts";
import { showToast } from "../../ui/toaster.tsx";
import { useAccess } from "../access.tsx";
import { editEntry, foresee, getEntry, listChanges, takeBack } from "../calls.ts";
import { Card, Problem, Spinner } from "../card.tsx";
import { count, nameOf, plural } from "../filters.tsx";
import parts from "../parts.module.css";
import { sentenceOf, useTask } from "../use-task.ts";
import { Changes, Said } from "./consequences.tsx";
import { stateOf } from "./draft.ts";
import styles from "./proof.module.css";

const FAILED = "The answers could not be asked for.";

/** What a draft would change. */
export function Foresee({ request }: { request: () => ForeseeRequest }) {
  const [seen, setSeen] = useState<Foreseen>();
  const task = useTask();
  const load = () =>
    task.run(FAILED, async () => {
      setSeen(undefined);
      setSeen(await foresee(request()));
    });
  return (
    <div className={styles.proof}>
      <p>
        <button type="button" className="button quiet" onClick={load} disabled={task.busy}>
          {task.busy ? "Asking known questions…" : "What would change?"}
        </button>
      </p>
      <div role="status" className={styles.proof}>
        {seen && (
          <>
            <Heard heard={seen.heard} />
            <Changes seen={seen} would />
          </>
        )}
      </div>
      {task.problem && (
        <Problem title={FAILED} onRetry={load}>
          {task.problem}
        </Problem>
      )}
    </div>
  );
}

interface CardProps {
  id: string;
  /** The entry was changed again. */
  onChanged: () => void;
  onClose: () => void;
}

/** After an entry was saved. The heading takes the focus, which the form had. */
export function ProofCard({ id, onChanged, onClose }: CardProps) {
  useEffect(() => {
    const heading = document.getElementById("proof-title");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <Card
      id="proof"
      title="What visitors hear now"
      aside={
        <button type="button" className={parts.plain} onClick={onClose}>
          Close
        </button>
      }
    >
      <Proof id={id} onChanged={onChanged} onGone={onClose} />
    </Card>
  );
}

interface Props {
  id: string;
  onChanged: () => void;
  /** The entry was taken back. */
  onGone: () => void;
}

/** First what is heard, then what changed for others: the second takes longer. */
export function Proof({ id, onChanged, onGone }: Props) {
  const [entry, setEntry] = useState<ListedEntry>();
  const [seen, setSeen] = useState<Foreseen>();
  const [isWhole, setWhole] = useState(false);
  const [problem, setProblem] = useState<string>();
  const mending = useTask();
  const { failed } = useAccess();
  /** A mended entry is asked for at once, whatever is still on its way. */
  const latest = useRef(0);
  const load = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    setWhole(false);
    setProblem(undefined);
    try {
      const [current, first] = await Promise.all([getEntry(id), foresee({ id, saved: true, heardOnly: true })]);
      if (own !== latest.current) return;
      setEntry(current);
      setSeen(first);
      const all = await foresee({ id, saved: true });
      if (own !== latest.current) return;
      setSeen(all);
      setWhole(true);
    } catch (error) {
      console.error(FAILED, error);
      failed(error);
      if (own === latest.current) setProblem(sentenceOf(error));
    }
  }, [id, failed]);
  useEffect(() => {
    void load();
    return () => {
      latest.current += 1;
    };
  }, [load]);

  const mend = (question: string) =>
    mending.run("The question was not added.", async () => {
      const current = await getEntry(id);
      if (!current) return;
      const questions = [...(current.metadata.questions ?? []), question];
      await editEntry(id, { questions, seen: versionOf(current) });
      onChanged();
      await load();
    });
  const undo = () =>
    mending.run("It was not taken back.", async () => {
      const line = (await listChanges(50, 0)).find(({ entry_id }) => entry_id === id);
      if (!line) return;
      await takeBack(line.id);
      void showToast({ kind: "success", title: "Taken back" });
      onChanged();
      if (await getEntry(id)) await load();
      else onGone();
    });

  const isFull = (entry?.metadata.questions?.length ?? 0) >= QUESTION_LIMIT;
  return (
    <div className={styles.proof}>
      <div role="status" className={styles.proof}>
        {!seen && !problem && <Spinner label="Asking as visitors do…" />}
        {entry && seen && <Verdict entry={entry} heard={seen.heard} />}
      </div>
      {seen && <Heard heard={seen.heard} onMend={isFull ? undefined : mend} busy={mending.busy} />}
      {seen && !isWhole && !problem && <Spinner label="Looking for questions of visitors that change…" />}
      {isWhole && seen && <Changes seen={seen} />}
      {problem && (
        <Problem title={FAILED} onRetry={load}>
          {problem}
        </Problem>
      )}
      {mending.problem && <Problem title="Nothing was changed.">{mending.problem}</Problem>}
      {entry && (
        <p>
          <button type="button" className={parts.plain} onClick={undo} disabled={mending.busy}>
            Take it back<span className="visually-hidden">: {nameOf(entry)}</span>
          </button>
        </p>
      )}
    </div>
  );
}

/** One sentence that an operator can act on. */
function Verdict({ entry, heard }: { entry: ListedEntry; heard: readonly HeardAnswer[] }) {
  const told = heard.filter(({ isHeard }) => isHeard).length;
  const name = <strong dir="auto">“{nameOf(entry)}”</strong>;
  if (stateOf(entry) !== "published") return <p>{name} is saved, and nobody hears it: it is not published now.</p>;
  const asksOnly = entry.content
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.trim())
    .every((sentence) => sentence.trim().endsWith("?"));
  return (
    <>
      <p>
        {name} is{" "}
        {told === heard.length
          ? `heard, however it was asked for: ${plural(heard.length, "question")} of ${count(heard.length)}.`
          : `heard by ${count(told)} of ${plural(heard.length, "question")}.`}
      </p>
      {asksOnly && (
        <p className={parts.error}>It asks and says nothing: visitors would hear a question. Write what is true.</p>
      )}
    </>
  );
}

interface HeardProps {
  heard: readonly HeardAnswer[];
  onMend?: ((question: string) => void) | undefined;
  busy?: boolean;
}

function Heard({ heard, onMend, busy = false }: HeardProps) {
  if (heard.length === 0) return null;
  return (
    <ul className={styles.heard} aria-label="Questions that were asked">
      {heard.map(({ question, isExpected, isHeard, answer }) => (
        <li key={question} data-heard={isHeard}>
          <p dir="auto">
            {question} {!isExpected && <span className={parts.quiet}>(made from its words)</span>}
          </p>
          {isHeard ? (
            <p className={styles.good}>Hears it</p>
          ) : (
            <div>
              <p className={styles.other}>Hears instead{answer.about && <Named about={answer.about} />}:</p>
              <Said text={answer.text} />
              {onMend && (
                <button type="button" className={parts.plain} onClick={() => onMend(question)} disabled={busy}>
                  Say this instead<span className="visually-hidden">: {question}</span>
                </button>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Named({ about: { title, url } }: { about: NonNullable<GivenAnswer["about"]> }) {
  return (
    <>
      , from “{title}”{url?.startsWith("/") && ` (${url})`}
    </>
  );
}
