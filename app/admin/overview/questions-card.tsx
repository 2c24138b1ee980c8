import { useCallback, useId, useState } from "react";
import { Link } from "react-router";
import type { OverviewAnswer, Tally } from "../../../shared/contracts/insight.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { getOverview } from "../calls.ts";
import { Card, Problem, Spinner } from "../card.tsx";
import { count, dayOf, plural } from "../filters.tsx";
import parts from "../parts.module.css";
import { useChanges } from "../shell.tsx";
import { useLoaded } from "../use-task.ts";
import styles from "./overview.module.css";
import { COLUMNS, milliseconds, PARTS, StateCard, share } from "./state-card.tsx";

const PERIODS = [7, 30, 90];

export function QuestionsOverview() {
  const { version } = useChanges();
  const [days, setDays] = useState(30);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is another state
  const load = useCallback(() => getOverview(days), [days, version]);
  const { value, reload, task } = useLoaded("The overview could not be loaded.", load);
  return (
    <>
      <Card id="asked" title="Questions to the consultant" aside={<Period days={days} onChange={setDays} />}>
        {task.problem && (
          <Problem title="The overview could not be loaded." onRetry={reload}>
            {task.problem}
          </Problem>
        )}
        {!value && task.busy && <Spinner label="Loading the overview…" />}
        {value && value.total.questions === 0 && <p>Nothing was asked in these days.</p>}
        {value && value.total.questions > 0 && <Numbers overview={value} />}
      </Card>
      {value && <StateCard state={value.state} />}
    </>
  );
}

function Period({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const id = useId();
  return (
    <p className={styles.period}>
      <label htmlFor={id}>Period</label>
      <select id={id} value={days} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {PERIODS.map((period) => (
          <option key={period} value={period}>
            {period} days
          </option>
        ))}
      </select>
    </p>
  );
}

function Numbers({ overview: { total, days, subjects, speed } }: { overview: OverviewAnswer }) {
  const { questions } = total;
  const facts = [
    ["questions", count(questions)],
    ["answered", share(total.answered, questions)],
    ["asked back", share(total.offered, questions)],
    ["not covered", share(total.declined, questions)],
    ["handed over to a person", count(total.handedOver)],
    ["rated not helpful", `${count(total.unhelpful)} of ${count(total.helpful + total.unhelpful)}`],
    ["first words, median", milliseconds(speed.median)],
    ["first words, 95th percentile", milliseconds(speed.p95)],
    ["phrased by a model", count(total.byModel)],
    ["model replaced by the built-in consultant", count(total.fellBack)],
    ["answers of which the guard held something back", count(total.held)],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DayChart days={days} total={total} />
      <Numbered title="By day" first="Day" rows={days.map((day) => [dayOf(day.day), day])} />
      <Numbered title="By subject" first="Subject" rows={subjects.map((subject) => [nameOf(subject), subject])} open />
      <p className={parts.quiet}>
        Counts hold no text. <Link to="/admin/questions">What was asked, and what visitors said of answers</Link>
      </p>
    </>
  );
}

/** Small talk is a subject of the library, too; an unknown subject has no title. */
const nameOf = ({ subject, title }: OverviewAnswer["subjects"][number]) =>
  subject === "talk" ? "Small talk" : title || "None, or not known";

interface NumberedProps {
  title: string;
  first: string;
  rows: readonly (readonly [string, Tally])[];
  open?: boolean;
}

/** Columns of zeros are left out. */
function Numbered({ title, first, rows, open = false }: NumberedProps) {
  const columns = COLUMNS.filter(([, of]) => rows.some(([, tally]) => of(tally) > 0));
  return (
    <details className={styles.table} open={open}>
      <summary>{title}</summary>
      <DataTable
        head={[first, ...columns.map(([name]) => name)]}
        rows={rows.map(([name, tally]) => [name, ...columns.map(([, of]) => count(of(tally)))])}
      />
    </details>
  );
}

/** In units of the viewBox, which is stretched to the available width. */
const WIDTH = 900;
const HEIGHT = 200;
/** Share of a day's width that its bar takes. */
const BAR = 0.78;

function DayChart({ days, total }: Pick<OverviewAnswer, "days" | "total">) {
  const most = Math.max(1, ...days.map(heightOf));
  const busiest = days.find((day) => heightOf(day) === most);
  const label = `${plural(total.questions, "question")} in ${plural(days.length, "day")}${
    busiest ? `, ${count(most)} at most, on ${dayOf(busiest.day)}` : ""
  }.`;
  const width = WIDTH / days.length;
  return (
    <figure className={styles.chart}>
      <div className={styles.scale}>{plural(most, "question")}</div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {days.map((day, place) => (
          <g key={day.day}>
            {stacked(day, most).map(({ key, y, height }) => (
              <rect
                key={key}
                className={styles[key]}
                x={place * width + (width * (1 - BAR)) / 2}
                y={y}
                width={width * BAR}
                height={height}
              />
            ))}
          </g>
        ))}
      </svg>
      <div className={styles.scale}>
        <span>{dayOf(days[0]?.day ?? "")}</span>
        <span>{dayOf(days.at(-1)?.day ?? "")}</span>
      </div>
      <figcaption>
        <ul className={styles.legend}>
          {PARTS.map(({ name, key, of }) => (
            <li key={key}>
              <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                <rect className={styles[key]} width="12" height="12" />
              </svg>
              {name}: {count(of(total))}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

type Day = OverviewAnswer["days"][number];

const heightOf = (day: Day) => PARTS.reduce((sum, { of }) => sum + of(day), 0);

/** The segments of a day's bar, bottom first. */
function stacked(day: Day, most: number) {
  let ground = HEIGHT;
  return PARTS.flatMap(({ key, of }) => {
    const height = (of(day) / most) * HEIGHT;
    ground -= height;
    return height > 0 ? [{ key, y: ground, height }] : [];
  });
}
