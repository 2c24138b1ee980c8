import { calculatorForm } from "../../../content/forms.ts";
import { percent, valueText } from "../../../shared/domain/roi/labels.ts";
import type { Assumption } from "../../../shared/roi-model/limits.ts";
import styles from "./drivers-figure.module.css";
import { place, type Scale, scaleOf, stretch, WIDTH } from "./range-figure.tsx";
import type { Outcome } from "./use-projection.ts";

const words = calculatorForm.drivers;

/** What moves the return most: a tornado chart with its numbers as text. */
export function DriversFigure({ request, result }: Outcome) {
  const { drivers, roiPercentage } = result;
  if (!drivers) return null;
  const text = (name: Assumption, value: number) => valueText(name, value, request.currency);
  const scale = scaleOf([
    roiPercentage,
    ...drivers.flatMap(({ low, high }) => [low.roiPercentage, high.roiPercentage]),
  ]);
  return (
    <figure className={styles.figure} aria-labelledby="roi-drivers">
      <figcaption>
        <h3 id="roi-drivers">{words.title}</h3>
        <p>{words.note}</p>
        <p className={styles.key} aria-hidden="true">
          <span data-side="low">{words.toLow}</span>
          <span data-side="high">{words.toHigh}</span>
        </p>
      </figcaption>
      <ol>
        {drivers.map(({ name, label, low, high }) => (
          <li key={name}>
            <p className={styles.label}>{label}</p>
            <Bar low={low.roiPercentage} base={roiPercentage} high={high.roiPercentage} scale={scale} />
            <p className={styles.values}>
              {low.value === high.value ? (
                words.fixed(text(name, low.value))
              ) : (
                <>
                  <span>{`${text(name, low.value)} to ${text(name, high.value)}:`}</span>{" "}
                  <span>{words.returns(percent(low.roiPercentage), percent(high.roiPercentage))}</span>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Bar({ low, base, high, scale }: { low: number; base: number; high: number; scale: Scale }) {
  const [zero, middle] = [place(0, scale), place(base, scale)];
  return (
    <svg viewBox={`0 0 ${WIDTH} 20`} preserveAspectRatio="none" aria-hidden="true">
      <line className={styles.zero} x1={zero} x2={zero} y1="0" y2="20" />
      <rect className={styles.low} {...stretch(low, base, scale)} y="4" height="12" />
      <rect className={styles.high} {...stretch(base, high, scale)} y="4" height="12" />
      <line className={styles.base} x1={middle} x2={middle} y1="0" y2="20" />
    </svg>
  );
}
