/** Questions by day as stacked bars; a table beside it has the same numbers. */
import type { OverviewAnswer } from "../../../shared/contracts/insight.ts";
import { count, dayOf, plural } from "../filters.tsx";
import styles from "./overview.module.css";
import { PARTS } from "./state-card.tsx";

/** In units of the viewBox, which is stretched to the available width. */
const WIDTH = 900;
const HEIGHT = 200;
/** Share of a day's width that its bar takes. */
const BAR = 0.78;

export function DayChart({ days, total }: Pick<OverviewAnswer, "days" | "total">) {
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
