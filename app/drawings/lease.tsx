import styles from "./moment.module.css";
import { type Numbers, share } from "./page-numbers.ts";

const HEIGHT = 250;
const [TOP, FOOT] = [40, 214];

/** Rent as a stairway, a year to a step, up to the sum of the offer. */
export function Lease({ n }: { n: Numbers }) {
  const [sale, year, two] = [n("sale"), n("rent-year"), n("rent-two")];
  const years = Math.round(sale.value / year.value);
  const y = (sum: number) => Math.round(FOOT - (sum / sale.value) * (FOOT - TOP));
  const steps = Array.from({ length: years }, (_, at) => at + 1);
  return (
    <>
      <svg className={styles.plot} width="100%" height={HEIGHT} aria-hidden="true">
        {steps.map((step) => (
          <rect
            key={step}
            className={step * year.value <= two.value ? styles.data : styles.base}
            x={`${share(step - 1, years)}%`}
            width={`${share(1, years)}%`}
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
      <ul className={styles.key}>
        <li>
          <b>{two.text}</b> collected when the tenant leaves after two years
        </li>
        <li>
          <b>{n("resale").text}</b> what the name must then still sell for
        </li>
      </ul>
    </>
  );
}
