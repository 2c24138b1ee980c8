import { valueIn } from "../../content/drawings.ts";
import { figure } from "../../content/ledger.ts";
import styles from "./moment.module.css";
import { type Numbers, share } from "./page-numbers.ts";
import { Bar, Key } from "./parts.tsx";
import { wall } from "./wall.ts";

/** Side of a tile, and tiles in a column. */
const TILE = 20;
const ROWS = 5;

/** One tile, repeated wherever `url(#id)` fills. */
const TilePattern = ({ id, className }: { id: string; className: string | undefined }) => (
  <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
    <rect className={className} x="1" y="1" width={TILE - 2} height={TILE - 2} />
  </pattern>
);

/** What the platform claims as a row of tiles, of which those that the campaign caused are painted. */
export function Claimed({ n }: { n: Numbers }) {
  /** Customers to a tile, and the side of one. */
  const CUSTOMERS_A_TILE = 100;
  const SIDE = 100;
  const [claimed, caused] = [n("claimed"), n("caused")];
  const tiles = Array.from({ length: claimed.value / CUSTOMERS_A_TILE }, (_, at) => at * SIDE);
  return (
    <>
      <svg viewBox={`0 0 ${tiles.length * SIDE} ${SIDE}`} aria-hidden="true">
        {tiles.map((x, at) => (
          <rect
            key={x}
            className={at < caused.value / CUSTOMERS_A_TILE ? styles.data : styles.base}
            x={x + 3}
            y="3"
            width={SIDE - 6}
            height={SIDE - 6}
          />
        ))}
      </svg>
      <Key
        of={[
          [`${caused.text} at ${n("cost-caused").text}`, "what the comparison shows"],
          [`${claimed.text} at ${n("cost-claimed").text}`, "what the platform claims"],
        ]}
      />
    </>
  );
}

/** Two walls of questions: answered rightly, left unanswered, answered wrongly. */
export function Tests({ n }: { n: Numbers }) {
  const walls = [
    { label: "First test", right: n("right-one"), open: n("open-one"), wrong: n("wrong-one") },
    { label: "After repairs", right: n("right-two"), open: n("open-two"), wrong: n("wrong-two") },
  ];
  return (
    <>
      <svg className={styles.hidden} aria-hidden="true">
        <TilePattern id="right" className={styles.data} />
        <TilePattern id="open" className={styles.gone} />
        <TilePattern id="wrong" className={styles.ink} />
      </svg>
      {walls.map(({ label, right, open, wrong }) => {
        const [first, second] = [right.value, right.value + open.value];
        const all = second + wrong.value;
        return (
          <div key={label}>
            <p className={styles.over}>
              {label}: <b>{right.text} right</b>, {open.text} unanswered, {wrong.text} wrong
            </p>
            <svg viewBox={`0 0 ${(all / ROWS) * TILE} ${ROWS * TILE}`} aria-hidden="true">
              <path fill="url(#right)" d={wall(0, first, ROWS, TILE)} />
              <path fill="url(#open)" d={wall(first, second, ROWS, TILE)} />
              <path fill="url(#wrong)" d={wall(second, all, ROWS, TILE)} />
            </svg>
          </div>
        );
      })}
    </>
  );
}

/** One square of spend, and below it as many as were credited to it, the last one in part. */
export function Units() {
  const SIDE = 100;
  const ratio = figure("tourism.return").text;
  const credited = valueIn(ratio);
  const whole = Array.from({ length: Math.ceil(credited) }, (_, at) => at);
  return (
    <>
      <svg viewBox={`0 0 ${whole.length * SIDE} ${SIDE * 2 + 24}`} aria-hidden="true">
        <rect className={styles.ink} x="3" y="3" width={SIDE - 6} height={SIDE - 6} />
        {whole.map((at) => (
          <rect
            key={at}
            className={styles.data}
            x={at * SIDE + 3}
            y={SIDE + 24}
            width={Math.round(Math.min(1, credited - at) * (SIDE - 6) * 10) / 10}
            height={SIDE - 6}
          />
        ))}
      </svg>
      <Key
        of={[
          ["1", "unit of campaign spend", styles.ink],
          [ratio, "attributed revenue for each unit of campaign spend", styles.data],
          [figure("tourism.revenue").text, "attributed in all"],
          ["Not shown", "what would have come without the campaign"],
        ]}
      />
    </>
  );
}

const CENTRE = 60;
const RADIUS = 48;

/**
 * The part of a dial between two shares of its round, from the top on. Where a dashed circle's dash
 * ends beside a corner of its path, the browser draws a splinter; an arc of its own ends straight.
 */
function arc(from: number, to: number): string {
  const point = (share: number) =>
    [CENTRE + RADIUS * Math.sin(2 * Math.PI * share), CENTRE - RADIUS * Math.cos(2 * Math.PI * share)]
      .map((value) => value.toFixed(2))
      .join(" ");
  return `M${point(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}`;
}

/** Two dials of the same length of time: drafting, then review, then what is saved. */
export function Dials({ n }: { n: Numbers }) {
  const whole = n("hand-total").value;
  const dials = [
    { label: "By hand", draft: n("hand-draft"), review: n("hand-review"), total: n("hand-total") },
    { label: "With an AI draft", draft: n("ai-draft"), review: n("ai-review"), total: n("ai-total") },
  ];
  return (
    <div className={styles.dials}>
      {dials.map(({ label, draft, review, total }) => (
        <div key={label}>
          <svg viewBox="0 0 120 120" aria-hidden="true">
            <circle className={styles.dial} cx={CENTRE} cy={CENTRE} r={RADIUS} />
            <path className={styles.arc} d={arc(0, draft.value / whole)} />
            <path className={styles.second} d={arc(draft.value / whole, total.value / whole)} />
          </svg>
          <p className={styles.total}>
            <b>
              {label}: {total.text}
            </b>
            <span>
              {draft.text} drafting, {review.text} review
            </span>
          </p>
        </div>
      ))}
      <p className={styles.saved}>
        <b>{n("saved").text}</b> saved
      </p>
    </div>
  );
}

/** Hours needed and hours there, then the same hours given out by class. */
export function Hours({ n }: { n: Numbers }) {
  const [need, hours] = [n("need"), n("hours")];
  const classes = [
    { id: "a-hours", label: "class one, a short check", look: styles.step1 },
    { id: "sample-hours", label: "one in ten of it, read fully", look: styles.step2 },
    { id: "b-hours", label: "class two", look: styles.step3 },
    { id: "c-hours", label: "class three", look: styles.data },
    { id: "left", label: "left to re-read live pages", look: styles.base },
  ];
  const to = (value: number) => share(value, need.value);
  let at = 0;
  const bars = classes.map(({ id, look }) => {
    const bar = { id, look, from: to(at), width: to(n(id).value) };
    at += n(id).value;
    return bar;
  });
  return (
    <>
      <p className={styles.over}>
        Read fully: <b>{need.text} hours</b>, of which {hours.text} are there
      </p>
      <svg width="100%" height="44" aria-hidden="true">
        <Bar look={styles.ink} width={to(hours.value)} height={42} />
        <Bar look={styles.gone} from={to(hours.value)} width={to(need.value - hours.value)} height={42} />
      </svg>
      <p className={styles.over}>
        Sorted first: <b>{hours.text} hours</b>, the riskiest read longest
      </p>
      <svg width="100%" height="44" aria-hidden="true">
        {bars.map(({ id, ...bar }) => (
          <Bar key={id} {...bar} height={42} />
        ))}
      </svg>
      <Key of={classes.map(({ id, label, look }) => [n(id).text, label, look])} />
    </>
  );
}
