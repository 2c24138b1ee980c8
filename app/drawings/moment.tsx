import { type DrawingWords, type DrawnPath, drawings, isDrawn } from "../../content/drawings.ts";
import { type PageNumber, withFigures } from "../../content/figures.ts";
import layout from "../ui/detail-layout.module.css";
import { HeadingLink } from "../ui/heading-link.tsx";
import type { Inset } from "../ui/prose.tsx";
import { BreakEven, Bridge, Lease, LossToGain, Moved, Tide } from "./amounts.tsx";
import { Claimed, Dials, Hours, Tests, Units } from "./counted.tsx";
import styles from "./moment.module.css";
import { type Numbers, numbersOf } from "./page-numbers.ts";
import { Kinds, Laid, Travels, WayOfWords } from "./places.tsx";
import { Courses, Gates, Grounds, Lists, Mailboxes, Week } from "./processes.tsx";
import { Duties, Nested, Paces, Ruler, WaysOut } from "./spans.tsx";

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
  "/insights/government-ai-adoption": Nested,
  "/insights/tourism-ai-orchestration": Moved,
  "/solutions/ai-marketing-platform": Paces,
  "/solutions/ai-tourism": Week,
  "/solutions/ai-government": WaysOut,
  "/solutions/portfolio-representation": Mailboxes,
  "/results/finance": Lists,
  "/results/legal-ai-platform": Ruler,
  "/results/tourism-ai-growth": Courses,
  "/results/tourism": Units,
  "/rules": Duties,
  "/about": Grounds,
  "/glossary": WayOfWords,
  "/privacy": Travels,
  "/accessibility": Laid,
  "/disclaimer": Kinds,
};

interface Props {
  path: DrawnPath;
  /** The page's own numbers; a case has none. */
  numbers?: readonly PageNumber[];
}

/** The page's argument as one drawing, as wide as the window; its numbers stand beside it as text. */
export function Moment({ path, numbers = [] }: Props) {
  const { title, caption } = drawings[path];
  const Drawing = parts[path];
  return (
    <figure className={`${layout.band} ${styles.figure}`} aria-labelledby="drawing" data-index="no" data-drawing>
      <div className={styles.words}>
        <h2 id="drawing">
          <HeadingLink id="drawing">{withFigures(title, numbers)}</HeadingLink>
        </h2>
        <p>{withFigures(caption, numbers)}</p>
      </div>
      <div className={styles.drawing}>
        <Drawing n={numbersOf(numbers)} />
      </div>
    </figure>
  );
}

/** The drawing of a page of text, at its place; none where the page has none. */
export function momentOf(path: string, numbers?: readonly PageNumber[]): Inset[] {
  if (!isDrawn(path)) return [];
  const { at }: DrawingWords = drawings[path];
  return [{ before: at, part: <Moment path={path} {...(numbers && { numbers })} /> }];
}
