/** What visitors hear of an entry: foreseen before it is saved, and shown as it is afterwards. */
import { useEffect, useState } from "react";
import { type ListedEntry, QUESTION_LIMIT, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { Foreseen, ForeseeRequest, HeardAnswer } from "../../../shared/contracts/operator.ts";
import { showToast } from "../../ui/toaster.ts";
import { editEntry, foresee, getEntry, listChanges, takeBack } from "../calls.ts";
import { Card, Failure, Spinner } from "../card.tsx";
import { TextButton } from "../controls.tsx";
import parts from "../parts.module.css";
import { useChanges } from "../shell.tsx";
import { useLoaded, useTask } from "../use-task.ts";
import { count, nameOf, plural } from "../words.ts";
import { Changes, pathOf, Said } from "./consequences.tsx";
import { stateOf } from "./draft.ts";
import styles from "./proof.module.css";

const FAILED = "The answers could not be asked for.";

export function Foresee({ request }: { request: () => ForeseeRequest }) {
  const [seen, setSeen] = useState<Foreseen>();
  const task = useTask();
  const load = () =>
    task.run(FAILED, async () => {
      setSeen(undefined);
      setSeen(await foresee(request()));
    });
  return (
    <div className={parts.stack}>
      <p>
        <button type="button" className="button quiet" onClick={load} disabled={task.busy}>
          {task.busy ? "Asking known questions…" : "What would change?"}
        </button>
      </p>
      <div role="status" className={parts.stack}>
        {seen && (
          <>
            <Heard heard={seen.heard} />
            <Changes seen={seen} would />
          </>
        )}
      </div>
      <Failure of={task} onRetry={load} />
    </div>
  );
}

/** After an entry was saved. The heading takes the focus, which the form had. */
export function ProofCard({ id, onClose }: { id: string; onClose: () => void }) {
  const { changed } = useChanges();
  useEffect(() => {
    const heading = document.getElementById("proof-title");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <Card id="proof" title="What visitors hear now" aside={<TextButton onClick={onClose}>Close</TextButton>}>
      <Proof id={id} onChanged={changed} onGone={onClose} />
    </Card>
  );
}

interface Props {
  id: string;
  onChanged?: () => void;
  onGone: () => void;
}

/** First what is heard, then what changed for others: the second takes longer. */
export function Proof({ id, onChanged, onGone }: Props) {
  const loaded = useLoaded(
    FAILED,
    async function* () {
      const [entry, heard] = await Promise.all([getEntry(id), foresee({ id, saved: true, heardOnly: true })]);
      yield { entry, foreseen: heard };
      yield { entry, foreseen: await foresee({ id, saved: true }) };
    },
    id,
  );
  const mending = useTask();

  const mend = (question: string) =>
    mending.run("The question was not added.", async () => {
      const current = await getEntry(id);
      if (!current) return;
      const questions = [...(current.metadata.questions ?? []), question];
      await editEntry(id, { questions, seen: versionOf(current) });
      onChanged?.();
      loaded.reload();
    });
  const undo = () =>
    mending.run("It was not taken back.", async () => {
      const line = (await listChanges(50, 0)).find(({ entry_id }) => entry_id === id);
      if (!line) return;
      await takeBack(line.id);
      showToast({ kind: "success", title: "Taken back" });
      onChanged?.();
      if (await getEntry(id)) loaded.reload();
      else onGone();
    });

  const { entry, foreseen } = loaded.value ?? {};
  const isFull = (entry?.metadata.questions?.length ?? 0) >= QUESTION_LIMIT;
  return (
    <div className={parts.stack}>
      <div role="status" className={parts.stack}>
        {!foreseen && loaded.busy && <Spinner label="Asking as visitors do…" />}
        {entry && foreseen && <Verdict entry={entry} heard={foreseen.heard} />}
      </div>
      {foreseen && <Heard heard={foreseen.heard} onMend={isFull ? undefined : mend} busy={mending.busy} />}
      {foreseen && loaded.busy && <Spinner label="Looking for questions of visitors that change…" />}
      {foreseen && !loaded.busy && !loaded.failure && <Changes seen={foreseen} />}
      <Failure of={loaded} onRetry={loaded.reload} />
      <Failure of={mending} title="Nothing was changed." />
      {entry && (
        <p>
          <TextButton onClick={undo} disabled={mending.busy} about={nameOf(entry)}>
            Take it back
          </TextButton>
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
  const saysNothing = entry.content
    .split(/(?<=[.!?])\s+|\n+/)
    .every((sentence) => sentence.trim().endsWith("?") || !/\p{L}{2}/u.test(sentence));
  return (
    <>
      <p>
        {name} is{" "}
        {told === heard.length
          ? `heard, however it was asked for: ${plural(heard.length, "question")} of ${count(heard.length)}.`
          : `heard by ${count(told)} of ${plural(heard.length, "question")}.`}
      </p>
      {saysNothing && (
        <p className={parts.error}>It says nothing: visitors would hear a question, or no words. Write what is true.</p>
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
    <ul className={`${parts.lines} ${styles.heard}`} aria-label="Questions that were asked">
      {heard.map(({ question, isExpected, isHeard, answer }) => (
        <li key={question} data-heard={isHeard}>
          <p dir="auto">
            {question} {!isExpected && <span className={parts.quiet}>(made from its words)</span>}
          </p>
          {isHeard ? (
            <p className={styles.good}>Hears it</p>
          ) : (
            <div>
              <p className={styles.other}>
                Hears instead{answer.about && `, from “${answer.about.title}”${pathOf(answer.about)}`}:
              </p>
              <Said text={answer.text} />
              {onMend && (
                <TextButton onClick={() => onMend(question)} disabled={busy} about={question}>
                  Say this instead
                </TextButton>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
