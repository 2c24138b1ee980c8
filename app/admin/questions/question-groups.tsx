import { useState } from "react";
import type { QuestionGroup, QuestionTrouble } from "../../../shared/contracts/insight.ts";
import { dismissQuestions } from "../calls.ts";
import { Problem } from "../card.tsx";
import parts from "../parts.module.css";
import { useTask } from "../use-task.ts";
import { plural } from "../words.ts";
import { QuestionItem } from "./question-item.tsx";
import styles from "./questions.module.css";
import { isAnswered, TROUBLES } from "./words.ts";

const KINDS = Object.keys(TROUBLES) as QuestionTrouble[];

interface Props {
  groups: readonly QuestionGroup[];
  onChanged: () => void;
}

/** The groups of one kind or of all; those that are answered by now are listed apart. */
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
    <ul className={styles.groups}>
      {some.map((group) => (
        <QuestionItem key={group.words[0]} group={group} onDismiss={() => dismiss(group)} />
      ))}
    </ul>
  );
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">Show</legend>
        {[undefined, ...KINDS].map((one) => (
          <button key={one ?? "all"} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
            {one ? TROUBLES[one][0] : "All"}
          </button>
        ))}
      </fieldset>
      <p role="status" className={parts.quiet}>
        {plural(open.length, "question")} to answer better, {plural(answered.length, "question")} answered by now
      </p>
      {dismissal.problem && <Problem title="The question was not dismissed.">{dismissal.problem}</Problem>}
      {list(open)}
      {answered.length > 0 && (
        <details className={styles.answered} open={open.length === 0}>
          <summary>Answered by now</summary>
          {list(answered)}
        </details>
      )}
    </>
  );
}
