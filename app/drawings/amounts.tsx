import styles from "./moment.module.css";
import { type Numbers, share } from "./page-numbers.ts";
import { Bar, Key, Terms } from "./parts.tsx";

/** From what a rule credits to what the campaign added, on one scale, with its cost below. */
export function Bridge({ n }: { n: Numbers }) {
  const [attributed, additional, cost] = [n("attributed"), n("additional"), n("cost")];
  const to = (value: number) => share(value, attributed.value);
  const rows = [
    { label: "Attributed revenue", value: attributed.text, from: 0, to: 100, className: styles.base },
    {
      label: "Would have come anyway",
      value: n("anyway").text,
      from: to(additional.value),
      to: 100,
      className: styles.gone,
    },
    { label: "Additional revenue", value: additional.text, from: 0, to: to(additional.value), className: styles.data },
    { label: "Whole cost", value: cost.text, from: 0, to: to(cost.value), className: styles.ink },
  ];
  return (
    <ol className={styles.rows}>
      {rows.map(({ label, value, from, to: end, className }) => (
        <li key={label}>
          <p>
            {label} <b>{value}</b>
          </p>
          <svg width="100%" height="32" aria-hidden="true">
            <Bar look={className} from={from} width={Math.round((end - from) * 10) / 10} height={30} />
          </svg>
        </li>
      ))}
    </ol>
  );
}

/** What is saved after the lease, as the cost of a click falls: a line that crosses nothing at the break-even. */
export function BreakEven({ n }: { n: Numbers }) {
  const HEIGHT = 240;
  const [TOP, FOOT] = [36, 212];
  const [now, best] = [n("cpc-now").value, n("cpc-new").value];
  const [lease, net] = [n("lease").value, n("net").value];
  const x = (cost: string) => `${share(now - n(cost).value, now - best)}%`;
  const y = (saving: number) => Math.round(FOOT - ((saving + lease) / (net + lease)) * (FOOT - TOP));
  const points = [
    { cost: "cpc-small", saving: -n("loss").value, outcome: `loses ${n("loss").text} a year` },
    { cost: "even", saving: 0, outcome: `pays for itself, a fall of ${n("even-fall").text}` },
    { cost: "cpc-new", saving: net, outcome: `gains ${n("net").text} a year` },
  ];
  return (
    <>
      <svg className={styles.plot} width="100%" height={HEIGHT} aria-hidden="true">
        <line className={styles.level} x1="0" x2="100%" y1={y(0)} y2={y(0)} />
        <line className={styles.line} x1="0" x2="100%" y1={y(-lease)} y2={y(net)} />
        {points.map(({ cost, saving }) => (
          <circle key={cost} className={styles.dot} cx={x(cost)} cy={y(saving)} r="7" />
        ))}
        {points.map(({ cost, saving }, at) => (
          <text key={cost} x={x(cost)} y={y(saving) - 16} textAnchor={at < points.length - 1 ? "middle" : "end"}>
            {n(cost).text}
          </text>
        ))}
        <text className={styles.scale} y={HEIGHT - 6}>
          {n("cpc-now").text} a click today
        </text>
      </svg>
      <Key of={points.map(({ cost, outcome }) => [n(cost).text, outcome])} />
    </>
  );
}

/** Rent as a stairway, a year to a step, up to the sum of the offer. */
export function Lease({ n }: { n: Numbers }) {
  const HEIGHT = 250;
  const [TOP, FOOT] = [40, 214];
  const [sale, year, two] = [n("sale"), n("rent-year"), n("rent-two")];
  const years = Math.round(sale.value / year.value);
  const y = (sum: number) => Math.round(FOOT - (sum / sale.value) * (FOOT - TOP));
  const steps = Array.from({ length: years }, (_, at) => at + 1);
  return (
    <>
      <svg className={styles.plot} width="100%" height={HEIGHT} aria-hidden="true">
        {steps.map((step) => (
          <Bar
            key={step}
            look={step * year.value <= two.value ? styles.data : styles.base}
            from={share(step - 1, years)}
            width={share(1, years)}
            y={y(step * year.value)}
            height={FOOT - y(step * year.value)}
          />
        ))}
        <line className={styles.level} x1="0" x2="100%" y1={TOP} y2={TOP} />
        <text y={TOP - 12}>Offer to buy: {sale.text}</text>
        <text className={styles.scale} y={HEIGHT - 10}>
          First year
        </text>
        <text className={styles.scale} x="100%" y={HEIGHT - 10} textAnchor="end">
          Last
        </text>
      </svg>
      <Key
        of={[
          [two.text, "collected when the tenant leaves after two years"],
          [n("resale").text, "what the name must then still sell for"],
        ]}
      />
    </>
  );
}

/** One estimate with its range, on a line through nothing. */
export function LossToGain({ n }: { n: Numbers }) {
  const [loss, gain] = [n("tenth"), n("high-gain")];
  const x = (value: number) => share(value + loss.value, gain.value + loss.value);
  const ends = [
    { id: "low", value: -loss.value, outcome: `loss of ${loss.text}` },
    { id: "middle", value: loss.value, outcome: `gain of ${loss.text}` },
    { id: "high", value: gain.value, outcome: `gain of ${gain.text}` },
  ];
  return (
    <>
      <svg className={styles.plot} width="100%" height="132" aria-hidden="true">
        <Bar look={styles.gone} width={x(0)} y={36} height={60} />
        <Bar look={styles.data} from={x(0)} width={100 - x(0)} y={36} height={60} />
        <line className={styles.nothing} x1={`${x(0)}%`} x2={`${x(0)}%`} y1="18" y2="112" />
        <text x={`${x(0)}%`} y="130" textAnchor="middle">
          0
        </text>
        {ends.map(({ id, value }) => (
          <circle key={id} className={styles.point} cx={`${x(value)}%`} cy="66" r="9" />
        ))}
      </svg>
      <ol className={styles.ends}>
        <Terms of={ends.map(({ id, outcome }) => [outcome, `at ${n(id).text} for each pound`])} />
      </ol>
    </>
  );
}

/** Two markets over a year: one with a campaign, one without, and where the first would have come by itself. */
export function Tide({ n }: { n: Numbers }) {
  const HEIGHT = 250;
  const [TOP, FOOT] = [30, 220];
  const [LEFT, RIGHT] = ["16%", "78%"];
  const lines = [
    { from: n("a-before"), to: n("a-after"), className: styles.line },
    { from: n("a-before"), to: n("a-expected"), className: styles.tide },
    { from: n("b-before"), to: n("b-after"), className: styles.other },
  ];
  const [least, most] = [n("b-before").value, n("a-after").value];
  const y = (value: number) => Math.round(FOOT - ((value - least) / (most - least)) * (FOOT - TOP));
  return (
    <>
      <svg className={styles.plot} width="100%" height={HEIGHT} aria-hidden="true">
        {lines.map(({ from, to, className }) => (
          <line key={to.text} className={className} x1={LEFT} x2={RIGHT} y1={y(from.value)} y2={y(to.value)} />
        ))}
        {lines.map(({ to }) => (
          <text key={to.text} x={RIGHT} dx="10" y={y(to.value) + 6}>
            {to.text}
          </text>
        ))}
        {[n("a-before"), n("b-before")].map((from) => (
          <text key={from.text} x={LEFT} dx="-10" y={y(from.value) + 6} textAnchor="end">
            {from.text}
          </text>
        ))}
      </svg>
      <Key
        of={[
          [n("a-after").text, "market A, with the campaign"],
          [n("a-expected").text, `market A, had it grown like B by ${n("b-growth").text}`],
          [n("a-caused").text, "the difference, which the campaign can claim"],
          [n("b-after").text, "market B, without one"],
        ]}
      />
    </>
  );
}

/** Three markets with the same sum, of which a slice moves from the third to the second; then what that brought. */
export function Moved({ n }: { n: Numbers }) {
  const HEIGHT = 244;
  const [TOP, FOOT] = [60, 212];
  const [sum, moved] = [n("market"), n("moved")];
  const slice = Math.round(((FOOT - TOP) * moved.value) / sum.value);
  const columns = [
    { market: "A", x: 2, top: TOP },
    { market: "B", x: 37, top: TOP },
    { market: "C", x: 72, top: TOP + slice },
  ];
  return (
    <>
      <svg className={styles.plot} width="100%" height={HEIGHT} aria-hidden="true">
        {columns.map(({ market, x, top }) => (
          <g key={market}>
            <rect className={styles.base} x={`${x}%`} y={top} width="26%" height={FOOT - top} />
            <text x={`${x + 13}%`} y={FOOT + 24} textAnchor="middle">
              Market {market}
            </text>
          </g>
        ))}
        <rect className={styles.data} x="37%" y={TOP - slice} width="26%" height={slice} />
        <rect className={styles.gone} x="72%" y={TOP} width="26%" height={slice} />
        <line className={styles.level} x1="72%" x2="63%" y1={TOP + slice / 2} y2={TOP - slice / 2} />
        <text x="85%" y={TOP - 12} textAnchor="middle">
          − {moved.text}
        </text>
        <text x="50%" y={TOP - slice - 12} textAnchor="middle">
          + {moved.text}
        </text>
        <text x="15%" y={TOP - 12} textAnchor="middle">
          {sum.text}
        </text>
      </svg>
      <Key
        of={[
          [n("gain-low").text, "net booking value, low estimate"],
          [n("gain").text, "middle estimate"],
          [n("gain-high").text, "high estimate"],
        ]}
      />
    </>
  );
}
