import type { ReactNode } from "react";
import { Link } from "react-router";
import type { OverviewAnswer, Tally } from "../../../shared/contracts/insight.ts";
import { Card } from "../card.tsx";
import { count, momentOf, plural } from "../filters.tsx";
import styles from "./overview.module.css";

type Line = [name: string, value: ReactNode];

const when = (shown: boolean, line: Line): Line[] => (shown ? [line] : []);

/** The state of store, model, pages and backups. */
export function StateCard({ state }: { state: OverviewAnswer["state"] }) {
  const { problem, advice, library, lastIngest, failedIngest, lastBackup, model, embeddingModel, logDays } = state;
  const lines: Line[] = [
    ["Health", problem === null ? "The consultant answers" : <strong key="p">It cannot answer: {problem}</strong>],
    ...when(advice.length > 0, ["Set-up", <strong key="s">{advice.join(" ")}</strong>]),
    [
      "Library",
      library.version ? `${count(library.answers)} answers, version ${library.version.slice(0, 12)}` : "None",
    ],
    ["Knowledge base", `${plural(state.entries, "entry", "entries")}, revision ${count(state.revision)}`],
    [
      "Last ingest",
      lastIngest ? `${momentOf(lastIngest.at)}, by ${lastIngest.by}: ${lastIngest.title}` : "None on the record",
    ],
    ...when(failedIngest !== null, [
      "Failed ingest",
      <strong key="f">{failedIngest && `${momentOf(failedIngest.at)}: ${failedIngest.title}`}</strong>,
    ]),
    [
      "Last backup",
      lastBackup
        ? `${momentOf(lastBackup.at)}, ${count(Math.ceil(lastBackup.bytes / 1024))} kB`
        : "None in the folder for backups: npm run backup makes one",
    ],
    ["Model", model ?? "None: the built-in consultant answers"],
    ["Vectors", embeddingModel],
    [
      "Log of questions",
      logDays > 0 ? (
        `On, for ${plural(logDays, "day")}`
      ) : (
        <>
          Off. <Link to="/admin/questions">Turn it on</Link>
        </>
      ),
    ],
  ];
  return (
    <Card id="state" title="State">
      <dl className={styles.state}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Labels of the fields of a tally, in the order of chart and tables. */
interface Part {
  name: string;
  /** Class of its colour in the style sheet. */
  key: "answered" | "offered" | "declined" | "other";
  of: (tally: Tally) => number;
}

/** The outcomes of questions; they add up to all of them. */
export const PARTS: readonly Part[] = [
  { name: "Answered", key: "answered", of: ({ answered }) => answered },
  { name: "Asked back", key: "offered", of: ({ offered }) => offered },
  { name: "Not covered", key: "declined", of: ({ declined }) => declined },
  {
    name: "Handed over, refused or small talk",
    key: "other",
    of: ({ handedOver, refused, talk }) => handedOver + refused + talk,
  },
];

/** Columns of the tables beside the day or the subject. */
export const COLUMNS: readonly [string, (tally: Tally) => number][] = [
  ["Questions", ({ questions }) => questions],
  ["Answered", ({ answered }) => answered],
  ["of these unsure", ({ unsure }) => unsure],
  ["Asked back", ({ offered }) => offered],
  ["Not covered", ({ declined }) => declined],
  ["Handed over", ({ handedOver }) => handedOver],
  ["Refused", ({ refused }) => refused],
  ["Helpful", ({ helpful }) => helpful],
  ["Not helpful", ({ unhelpful }) => unhelpful],
];

/** "37%"; empty where the whole is 0. */
export const share = (part: number, all: number) => (all > 0 ? `${Math.round((100 * part) / all)}%` : "–");

export const milliseconds = (time: number | null) => {
  if (time === null) return "–";
  return time < 1_000 ? `${time} ms` : `${(time / 1_000).toFixed(1)} s`;
};
