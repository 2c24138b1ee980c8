import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { LibraryAnswerView } from "../../shared/contracts/operator.ts";
import { prepareToasts } from "../ui/toaster.tsx";
import { AnswerDialog } from "./answers/answer-dialog.tsx";
import { findAnswers, STATES, type State } from "./answers/find.ts";
import { listAnswers } from "./calls.ts";
import { Card, Problem, Spinner } from "./card.tsx";
import list from "./entries/list.module.css";
import { Choice, plural, SearchField } from "./filters.tsx";
import { adminMeta } from "./head.tsx";
import parts from "./parts.module.css";
import { useChanges } from "./shell.tsx";
import { type Column, DenseTable, openClass } from "./table/dense-table.tsx";
import { TryCard } from "./tools/try-card.tsx";
import { useLoaded } from "./use-task.ts";

export const meta = () => adminMeta("/admin/answers");

/** The library of answers: list, search, and an operator's overrides. */
export default function AnswersPage() {
  const { version, changed } = useChanges();
  const { value: answers, reload, task } = useLoaded("The answers could not be loaded.", listAnswers);
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState(parameters.get("search") ?? "");
  const [state, setState] = useState<State>("all");
  const query = useDeferredValue(search);
  const found = useMemo(() => findAnswers(answers ?? [], query, state), [answers, query, state]);
  const open = parameters.get("answer");
  const show = (id: string | undefined) => setParameters(id ? { answer: id } : {}, { preventScrollReset: true });
  const columns = useMemo(() => columnsOf((id) => setParameters({ answer: id })), [setParameters]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is another library
  useEffect(() => {
    if (version > 0) reload();
  }, [version]);
  useEffect(prepareToasts, []);
  return (
    <>
      <Card
        id="library"
        title="Library of answers"
        aside={answers && <p className={parts.quiet}>{plural(answers.length, "answer")}</p>}
      >
        <search className={list.filters}>
          <SearchField id="search-answers" label="Search answers" value={search} onChange={setSearch} />
          <Choice id="answer-state" label="Answers to show" names={STATES} value={state} onChange={setState} />
        </search>
        <p role="status" className="visually-hidden">
          {answers && (query || state !== "all") ? `${plural(found.length, "answer")} found` : ""}
        </p>
        {task.problem && (
          <Problem title="The answers could not be loaded." onRetry={reload}>
            {task.problem}
          </Problem>
        )}
        {!answers && task.busy && <Spinner label="Loading the answers…" />}
        {answers && (
          <DenseTable
            label="Table of answers"
            rows={found}
            columns={columns}
            rowId={({ id }) => id}
            empty="No answers match your search"
          />
        )}
      </Card>
      <TryCard />
      {open && <AnswerDialog key={open} id={open} onClose={() => show(undefined)} onChanged={changed} />}
    </>
  );
}

function columnsOf(show: (id: string) => void): Column<LibraryAnswerView>[] {
  return [
    {
      id: "state",
      label: "State",
      width: "7rem",
      value: stateOf,
      cell: (answer) => stateOf(answer),
      minor: true,
    },
    {
      id: "question",
      label: "Question",
      width: "minmax(0, 3fr)",
      value: ({ question }) => question,
      cell: ({ id, question }) => (
        <button type="button" className={openClass} onClick={() => show(id)}>
          <span>{question}</span>
        </button>
      ),
    },
    { id: "text", label: "Answer", width: "minmax(0, 4fr)", cell: ({ text }) => text, minor: true },
    {
      id: "subject",
      label: "About",
      width: "minmax(0, 1.5fr)",
      value: ({ subject }) => subject,
      cell: ({ subject }) => subject,
      minor: true,
    },
  ];
}

function stateOf({ override, stands }: LibraryAnswerView): string {
  if (override) return "Own answer";
  return stands ? "Given" : "Withheld";
}
