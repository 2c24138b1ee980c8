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
      <dl className={styles.state}>
        <Fact
          name="Health"
          value={problem === null ? "The consultant answers" : <strong>It cannot answer: {problem}</strong>}
        />
        {advice.length > 0 && <Fact name="Set-up" value={<strong>{advice.join(" ")}</strong>} />}
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
        {failedIngest && (
          <Fact
            name="Failed ingest"
            value={
              <strong>
                {momentOf(failedIngest.at)}: {failedIngest.title}
              </strong>
            }
          />
        )}
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
