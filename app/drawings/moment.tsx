import { type DrawnPath, drawings } from "../../content/drawings.ts";
import { type PageNumber, withFigures } from "../../content/figures.ts";
import { BreakEven } from "./break-even.tsx";
import { Bridge } from "./bridge.tsx";
import { Claimed } from "./claimed.tsx";
import { Dials } from "./dials.tsx";
import { Gates } from "./gates.tsx";
import { Hours } from "./hours.tsx";
import { Lease } from "./lease.tsx";
import { LossToGain } from "./loss-to-gain.tsx";
import styles from "./moment.module.css";
import { type Numbers, numbersOf } from "./page-numbers.ts";
import { Tests } from "./tests.tsx";
import { Tide } from "./tide.tsx";

const parts: Record<DrawnPath, (props: { n: Numbers }) => React.ReactNode> = {
  "/insights/ai-tourism-roi": Bridge,
  "/insights/domain-trust-media-efficiency": BreakEven,
  "/insights/brand-safety-regulated-markets": Hours,
  "/insights/cfo-friendly-attribution": LossToGain,
  "/insights/ai-orchestration-public-sector-tourism": Tests,
  "/solutions/governance-brand-safety": Gates,
  "/solutions/ai-legal": Dials,
  "/solutions/attribution-measurement": Claimed,
  "/solutions/government-tourism-growth": Tide,
  "/solutions/digital-assets-monetisation": Lease,
};

interface Props {
  path: DrawnPath;
  numbers: readonly PageNumber[];
}

/** The page's argument as one drawing, as wide as the window; its numbers stand beside it as text. */
export function Moment({ path, numbers }: Props) {
  const { title, caption } = drawings[path];
  const Drawing = parts[path];
  return (
    <section className={styles.moment} aria-labelledby="drawing" data-index="no" data-drawing>
      <figure className={`container ${styles.figure}`}>
        <div className={styles.words}>
          <h2 id="drawing">{withFigures(title, numbers)}</h2>
          <p>{withFigures(caption, numbers)}</p>
        </div>
        <div className={styles.drawing}>
          <Drawing n={numbersOf(numbers)} />
        </div>
      </figure>
    </section>
  );
}
