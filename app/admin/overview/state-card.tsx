import { Link } from "react-router";
import type { OverviewAnswer } from "../../../shared/contracts/insight.ts";
import { Card } from "../card.tsx";
import { Fact } from "../controls.tsx";
import { count, momentOf, plural } from "../words.ts";
import styles from "./overview.module.css";

export function StateCard({ state }: { state: OverviewAnswer["state"] }) {
  const { problem, advice, library, lastIngest, failedIngest, lastBackup, model, embeddingModel, logDays } = state;
  return (
    <Card id="state" title="State">
      <ul className={styles.needs}>
        {problem === null ? <li>The consultant answers</li> : <li data-needed>It cannot answer: {problem}</li>}
        {failedIngest && (
          <li data-needed>
            The ingest of {momentOf(failedIngest.at)} failed: {failedIngest.title}
          </li>
        )}
        {advice.map((one) => (
          <li key={one} data-needed>
            {one}
          </li>
        ))}
      </ul>
      <dl className={styles.state}>
        <Fact
          name="Library"
          value={
            library.version ? `${count(library.answers)} answers, version ${library.version.slice(0, 12)}` : "None"
          }
        />
        <Fact
          name="Knowledge base"
          value={`${plural(state.entries, "entry", "entries")}, revision ${count(state.revision)}`}
        />
        <Fact
          name="Last ingest"
          value={
            lastIngest ? `${momentOf(lastIngest.at)}, by ${lastIngest.by}: ${lastIngest.title}` : "None on the record"
          }
        />
        <Fact
          name="Last backup"
          value={
            lastBackup
              ? `${momentOf(lastBackup.at)}, ${count(Math.ceil(lastBackup.bytes / 1024))} kB`
              : "None in the folder for backups: npm run backup makes one"
          }
        />
        <Fact name="Model" value={model ?? "None: the built-in consultant answers"} />
        <Fact name="Vectors" value={embeddingModel} />
        <Fact
          name="Log of questions"
          value={
            logDays > 0 ? (
              `On, for ${plural(logDays, "day")}`
            ) : (
              <>
                Off. <Link to="/admin/questions">Turn it on</Link>
              </>
            )
          }
        />
      </dl>
    </Card>
  );
}
