import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { OverviewAnswer, Tally } from "../../../shared/contracts/insight.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { getOverview } from "../calls.ts";
import { Card, Loading } from "../card.tsx";
import { Bars, Choice, Fact, Fold, sumOf } from "../controls.tsx";
import parts from "../parts.module.css";
import { useChanges } from "../shell.tsx";
import { useLoaded } from "../use-task.ts";
import { count, dayOf, plural } from "../words.ts";
import styles from "./overview.module.css";
import { StateCard } from "./state-card.tsx";

const PERIODS = { 7: "7 days", 30: "30 days", 90: "90 days" };

/** How the consultant is doing; `children` stand below what needs somebody. */
export function QuestionsOverview({ children }: { children: ReactNode }) {
  const { version } = useChanges();
  const [days, setDays] = useState("30");
  const load = () => getOverview(Number(days));
  const loaded = useLoaded("The overview could not be loaded.", load, `${days} ${version}`);
  const period = <Choice label="Period" names={PERIODS} value={days} onChange={setDays} />;
  return (
    <>
      {loaded.value && <StateCard state={loaded.value.state} />}
      {children}
      <Card id="asked" title="Questions to the consultant" aside={period}>
        <Loading of={loaded} label="Loading the overview…">
          {(overview) =>
            overview.total.questions === 0 ? <p>Nothing was asked in these days.</p> : <Numbers overview={overview} />
          }
        </Loading>
      </Card>
    </>
  );
}

/** "37%"; a dash where the whole is 0. */
const share = (part: number, all: number) => (all > 0 ? `${Math.round((100 * part) / all)}%` : "–");

/** Shown where there are any. */
const SELDOM: readonly [name: string, of: (tally: Tally) => number][] = [
  ["handed over to a person", ({ handedOver }) => handedOver],
  ["rated helpful", ({ helpful }) => helpful],
  ["rated not helpful", ({ unhelpful }) => unhelpful],
  ["phrased by a model", ({ byModel }) => byModel],
  ["model replaced by the built-in consultant", ({ fellBack }) => fellBack],
  ["answers of which the guard held something back", ({ held }) => held],
];

function Numbers({ overview: { total, days, subjects } }: { overview: OverviewAnswer }) {
  const { questions } = total;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="questions" value={count(questions)} />
        <Fact name="answered" value={share(total.answered, questions)} />
        <Fact name="asked back" value={share(total.offered, questions)} />
        <Fact name="not covered" value={share(total.declined, questions)} />
        {SELDOM.map(([name, of]) => of(total) > 0 && <Fact key={name} name={name} value={count(of(total))} />)}
      </dl>
      <DayChart days={days} total={total} />
      <Numbered title="By day" first="Day" rows={days.map((day) => [dayOf(day.day), day])} />
      <Numbered title="By subject" first="Subject" rows={subjects.map((subject) => [nameOf(subject), subject])} />
      <p className={parts.quiet}>
        Counts hold no text. <Link to="/admin/questions">What was asked, and what visitors said of answers</Link>
      </p>
    </>
  );
}

/** Small talk is a subject of the library, too; an unknown subject has no title. */
const nameOf = ({ subject, title }: OverviewAnswer["subjects"][number]) =>
  subject === "talk" ? "Small talk" : title || "None, or not known";

const COLUMNS: readonly [keyof Tally, string][] = [
  ["questions", "Questions"],
  ["answered", "Answered"],
  ["unsure", "of these unsure"],
  ["offered", "Asked back"],
  ["declined", "Not covered"],
  ["handedOver", "Handed over"],
  ["refused", "Refused"],
  ["helpful", "Helpful"],
  ["unhelpful", "Not helpful"],
];

interface NumberedProps {
  title: string;
  first: string;
  rows: readonly (readonly [string, Tally])[];
}

/** Rows and columns of zeros are left out. */
function Numbered({ title, first, rows }: NumberedProps) {
  const shown = rows.filter(([, tally]) => COLUMNS.some(([key]) => tally[key] > 0));
  const columns = COLUMNS.filter(([key]) => shown.some(([, tally]) => tally[key] > 0));
  return (
    <Fold title={title}>
      <DataTable
        head={[first, ...columns.map(([, name]) => name)]}
        rows={shown.map(([name, tally]) => [name, ...columns.map(([key]) => count(tally[key]))])}
      />
    </Fold>
  );
}

/** The outcomes of questions, from the foot of a bar to its top; they add up to all of them. */
const OUTCOMES: readonly [name: string, of: (tally: Tally) => number][] = [
  ["Answered", ({ answered }) => answered],
  ["Asked back", ({ offered }) => offered],
  ["Not covered", ({ declined }) => declined],
  ["Handed over, refused or small talk", ({ handedOver, refused, talk }) => handedOver + refused + talk],
];

function DayChart({ days, total }: Pick<OverviewAnswer, "days" | "total">) {
  const bars = days.map((day) => OUTCOMES.map(([, of]) => of(day)));
  const heights = bars.map(sumOf);
  const most = Math.max(1, ...heights);
  const busiest = days[heights.indexOf(most)];
  const label = `${plural(total.questions, "question")} in ${plural(days.length, "day")}${
    busiest ? `, ${count(most)} at most, on ${dayOf(busiest.day)}` : ""
  }.`;
  return (
    <figure className={styles.chart}>
      <div className={styles.scale}>{plural(most, "question")}</div>
      <Bars bars={bars} label={label} />
      <div className={styles.scale}>
        <span>{dayOf(days[0]?.day ?? "")}</span>
        <span>{dayOf(days.at(-1)?.day ?? "")}</span>
      </div>
      <figcaption>
        <ul className={styles.legend}>
          {OUTCOMES.map(([name, of], part) => (
            <li key={name}>
              <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                <rect data-part={part} width="12" height="12" />
              </svg>
              {name}: {count(of(total))}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
