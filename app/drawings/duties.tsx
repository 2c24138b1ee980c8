import { duties } from "../../content/drawn-words.ts";
import styles from "./moment.module.css";
import { type Numbers, share } from "./page-numbers.ts";

/** The years that the bars lie in: from the first of the days to one beyond the last, so that its bar can be seen. */
const FROM = Date.UTC(2023, 0, 1);
const TO = Date.UTC(2029, 0, 1);

const placeOf = (day: string) => share(Date.parse(`${day} UTC`) - FROM, TO - FROM);

/** A bar for each duty, from the day on which it applies. */
export function Duties({ n }: { n: Numbers }) {
  return (
    <ol className={styles.rows}>
      {duties.map(({ what, day, ahead }) => {
        const from = placeOf(n(day).text);
        return (
          <li key={day}>
            <p>
              {what} <b>{n(day).text}</b>
            </p>
            <svg width="100%" height="16" aria-hidden="true">
              <rect
                className={ahead ? styles.gone : styles.data}
                x={`${from}%`}
                width={`${Math.round((100 - from) * 10) / 10}%`}
                y="1"
                height="14"
              />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
