import type { ReactNode } from "react";
import { Link } from "react-router";
import type { OverviewAnswer } from "../../../shared/contracts/insight.ts";
import { Card } from "../card.tsx";
import { count, momentOf, plural } from "../words.ts";
import styles from "./overview.module.css";

/** The state of store, model, pages and backups. */
export function StateCard({ state }: { state: OverviewAnswer["state"] }) {
  const { problem, library, lastIngest, failedIngest, lastBackup, model, embeddingModel, logDays } = state;
  const lines: [string, ReactNode][] = [
    ["Health", problem === null ? "The consultant answers" : <strong key="p">It cannot answer: {problem}</strong>],
    [
      "Library",
      library.version ? `${count(library.answers)} answers, version ${library.version.slice(0, 12)}` : "None",
    ],
    ["Knowledge base", `${plural(state.entries, "entry", "entries")}, revision ${count(state.revision)}`],
    [
      "Last ingest",
      lastIngest ? `${momentOf(lastIngest.at)}, by ${lastIngest.by}: ${lastIngest.title}` : "None on the record",
    ],
    ...(failedIngest
      ? [
          ["Failed ingest", <strong key="f">{`${momentOf(failedIngest.at)}: ${failedIngest.title}`}</strong>] as [
            string,
            ReactNode,
          ],
        ]
      : []),
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
