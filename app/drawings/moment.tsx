import { type DrawnPath, drawings } from "../../content/drawings.ts";
import { withFigures } from "../../content/figures.ts";
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
  numbers: readonly { id: string; text: string; note: string }[];
}

/** The page's argument as one drawing, as wide as the window, with its numbers as a table. */
export function Moment({ path, numbers }: Props) {
  const { title, caption, numbers: shown } = drawings[path];
  const Drawing = parts[path];
  const rows = numbers.filter(({ id }) => (shown as readonly string[]).includes(id));
  return (
    <section className={styles.moment} aria-labelledby="drawing" data-index="no" data-drawing>
      <figure className={`container ${styles.figure}`}>
        <div className={styles.words}>
          <h2 id="drawing">{withFigures(title, numbers)}</h2>
          <p id="drawing-caption">{withFigures(caption, numbers)}</p>
          {rows.length > 0 && (
            <details>
              <summary>Numbers as a table</summary>
              <table>
                <tbody>
                  {rows.map(({ id, text, note }) => (
                    <tr key={id}>
                      <th scope="row">{note}</th>
                      <td>{text}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          )}
        </div>
        <div className={styles.drawing}>
          <Drawing n={numbersOf(numbers)} />
        </div>
      </figure>
    </section>
  );
}
