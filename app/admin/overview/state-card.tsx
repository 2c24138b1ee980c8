import type { ReactNode } from "react";
import { Link } from "react-router";
import type { OverviewAnswer } from "../../../shared/contracts/insight.ts";
import { Card } from "../card.tsx";
import { count, momentOf, plural } from "../words.ts";
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
          Off. <Link to="/admin/questions">How to turn it on</Link>
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
