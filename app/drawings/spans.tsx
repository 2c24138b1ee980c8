import { decisions, duties, pilotEnds, pilotSteps } from "../../content/drawn-words.ts";
import { figure } from "../../content/ledger.ts";
import { capitalised, lowerFirst } from "../../shared/domain/typography.ts";
import styles from "./moment.module.css";
import { type Numbers, share } from "./page-numbers.ts";
import { Bar, Terms } from "./parts.tsx";
import own from "./processes.module.css";

/** A line through the steps of a pilot, which ends in one of three ways. */
export function WaysOut() {
  const HEIGHT = 132;
  const MIDDLE = HEIGHT / 2;
  /** Where the line divides, in per cent of the width. */
  const FORK = 72;
  const EXITS = [24, MIDDLE, HEIGHT - 24];
  return (
    <>
      <svg className={styles.plot} width="100%" height={HEIGHT} aria-hidden="true">
        <line className={styles.line} x2={`${FORK}%`} y1={MIDDLE} y2={MIDDLE} />
        {pilotSteps.map(({ name }, at) => (
          <circle key={name} className={styles.point} cx={`${4 + at * 14}%`} cy={MIDDLE} r="8" />
        ))}
        {pilotEnds.map((end, at) => (
          <g key={end}>
            <line className={styles.line} x1={`${FORK}%`} x2="82%" y1={MIDDLE} y2={EXITS[at]} />
            <text x="84%" y={(EXITS[at] ?? 0) + 6}>
              {capitalised(end)}
            </text>
          </g>
        ))}
      </svg>
      <ol className={`${styles.key} ${own.steps}`}>
        <Terms
          of={[
            ...pilotSteps.map(({ name, text }) => [name, text] as const),
            ["Decide", `${pilotEnds[0]?.toLowerCase()}, ${pilotEnds[1]} or ${pilotEnds[2]}`],
          ]}
        />
      </ol>
    </>
  );
}

/** Four bands over the same quarter, each as finely cut as its decision falls due. */
export function Paces() {
  return (
    <ol className={styles.rows}>
      {decisions.map(({ name, pace, person, times }) => (
        <li key={name}>
          <p>
            <b>{name}</b> {pace}
          </p>
          <svg width="100%" height="28" aria-hidden="true">
            {times ? (
              // Four parts dash and one part gap for each time, but no gap after the last, whatever the width.
              <line className={own.beat} x2="100%" y1="14" y2="14" pathLength={times * 5 - 1} />
            ) : (
              <rect className={styles.step2} width="100%" height="28" />
            )}
          </svg>
          <p className={own.quiet}>A person: {lowerFirst(person)}</p>
        </li>
      ))}
    </ol>
  );
}

/** Graduations of the part that was timed. */
const MARKS = 24;

/** The whole task as one strip, of which only the first part bears graduations. */
export function Ruler() {
  return (
    <>
      <svg width="100%" height="76" aria-hidden="true">
        <Bar look={styles.data} width={36} height={74} />
        <line className={own.graduation} x2="36%" y1="12" y2="12" pathLength={MARKS * 4} />
        <Bar look={styles.gone} from={36} width={40} height={74} />
        <Bar look={styles.ink} from={76} width={24} height={74} />
      </svg>
      <ol className={own.parts}>
        <Terms
          of={[
            ["Draft", `ready ${figure("legal-ai.drafting").text} faster, timed`],
            ["Review", "comes on top, not timed yet"],
            ["Sign-off", "by a named lawyer"],
          ]}
        />
      </ol>
    </>
  );
}

/** Calls as squares within one another, each as large as its number; the dashed one is the least that pays. */
export function Nested({ n }: { n: Numbers }) {
  const SIDE = 240;
  const whole = n("calls").value;
  const square = (id: string, look: string | undefined) => {
    const side = Math.round(SIDE * Math.sqrt(n(id).value / whole) * 10) / 10;
    return <rect className={look} x="1" y={SIDE + 1 - side} width={side} height={side} />;
  };
  return (
    <div className={own.beside}>
      <svg viewBox={`0 0 ${SIDE + 2} ${SIDE + 2}`} aria-hidden="true">
        {square("calls", styles.base)}
        {square("status", styles.step1)}
        {square("settled", styles.data)}
        {square("even", own.least)}
      </svg>
      <ul>
        <Terms
          of={[
            [n("calls").text, "calls a month"],
            [n("status").text, "ask only where an application stands"],
            [n("settled").text, "settled without a member of staff"],
            [n("even").text, "below this the assistant no longer covers its running cost"],
          ]}
        />
      </ul>
    </div>
  );
}

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
              <Bar
                look={ahead ? styles.gone : styles.data}
                from={from}
                width={Math.round((100 - from) * 10) / 10}
                height={14}
              />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
