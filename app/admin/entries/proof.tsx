/** What visitors hear of an entry: foreseen before it is saved, and shown as it is afterwards. */
import { useEffect, useState } from "react";
import { type ListedEntry, QUESTION_LIMIT, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { Foreseen, ForeseeRequest, HeardAnswer } from "../../../shared/contracts/operator.ts";
import { showToast } from "../../ui/toaster.tsx";
import { useAccess } from "../access.tsx";
import { editEntry, foresee, getEntry, listChanges, takeBack } from "../calls.ts";
import { Card, Failure, Spinner } from "../card.tsx";
import { TextButton } from "../controls.tsx";
import parts from "../parts.module.css";
import { useChanges } from "../shell.tsx";
import { sentenceOf, type Task, useTask } from "../use-task.ts";
import { count, nameOf, plural } from "../words.ts";
import { Changes, pathOf, Said } from "./consequences.tsx";
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
  /** The entry was changed again. */
  onChanged?: () => void;
  /** The entry was taken back. */
  onGone: () => void;
}

interface Seen {
  entry: ListedEntry | undefined;
  foreseen: Foreseen;
  /** What changed for others is known, too. */
  isWhole: boolean;
}

/** First what is heard, then what changed for others: the second takes longer. */
export function Proof({ id, onChanged, onGone }: Props) {
  const [seen, setSeen] = useState<Seen>();
  const [failure, setFailure] = useState<Task["failure"]>();
  /** A mended entry is asked for at once, whatever is still on its way. */
  const [round, setRound] = useState(0);
  const mending = useTask();
  const { failed } = useAccess();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    let isLatest = true;
    async function load() {
      setSeen((before) => before && { ...before, isWhole: false });
      setFailure(undefined);
      try {
        const [entry, heard] = await Promise.all([getEntry(id), foresee({ id, saved: true, heardOnly: true })]);
        if (isLatest) setSeen({ entry, foreseen: heard, isWhole: false });
        const foreseen = isLatest && (await foresee({ id, saved: true }));
        if (isLatest && foreseen) setSeen({ entry, foreseen, isWhole: true });
      } catch (error) {
        console.error(FAILED, error);
        failed(error);
        if (isLatest) setFailure({ name: FAILED, reason: sentenceOf(error) });
      }
    }
    void load();
    return () => {
      isLatest = false;
    };
  }, [id, round, failed]);
  const askAgain = () => setRound((before) => before + 1);

  const mend = (question: string) =>
    mending.run("The question was not added.", async () => {
      const current = await getEntry(id);
      if (!current) return;
      const questions = [...(current.metadata.questions ?? []), question];
      await editEntry(id, { questions, seen: versionOf(current) });
      onChanged?.();
      askAgain();
    });
  const undo = () =>
    mending.run("It was not taken back.", async () => {
      const line = (await listChanges(50, 0)).find(({ entry_id }) => entry_id === id);
      if (!line) return;
      await takeBack(line.id);
      void showToast({ kind: "success", title: "Taken back" });
      onChanged?.();
      if (await getEntry(id)) askAgain();
      else onGone();
    });

  const { entry, foreseen, isWhole } = seen ?? {};
  const isFull = (entry?.metadata.questions?.length ?? 0) >= QUESTION_LIMIT;
  return (
    <div className={parts.stack}>
      <div role="status" className={parts.stack}>
        {!seen && !failure && <Spinner label="Asking as visitors do…" />}
        {entry && foreseen && <Verdict entry={entry} heard={foreseen.heard} />}
      </div>
      {foreseen && <Heard heard={foreseen.heard} onMend={isFull ? undefined : mend} busy={mending.busy} />}
      {seen && !isWhole && !failure && <Spinner label="Looking for questions of visitors that change…" />}
      {isWhole && foreseen && <Changes seen={foreseen} />}
      <Failure of={{ failure }} onRetry={askAgain} />
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
