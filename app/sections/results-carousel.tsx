import { results } from "../../content/home.ts";
import { figure } from "../../content/ledger.ts";
import { wall } from "../drawings/wall.ts";
import { SectionHeading } from "../ui/page-head.tsx";
import ground from "../ui/plate.module.css";
import styles from "./results-carousel.module.css";

/**
 * Three results, each drawn as a wall of tiles. Without a script they stand one below the other;
 * `behaviours/carousel.ts` makes them a carousel with rotation, pause, arrows and a tab for each.
 */
export function ResultsCarousel() {
  return (
    <section className={`${ground.plate} ${styles.results}`} aria-labelledby="results">
      <div className="container">
        <SectionHeading id="results" title={results.title} claim={results.claim} asks={results.asks} />
        {/* biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group with a role description */}
        <div
          className={styles.carousel}
          data-behaviour="carousel"
          role="group"
          aria-roledescription="carousel"
          aria-label="Results"
        >
          <div className={styles.controls} data-print="none" data-controls hidden>
            {results.slides.map((slide, index) => (
              <button
                key={slide.title}
                type="button"
                className={styles.tab}
                data-show
                aria-current={index === 0 ? "true" : undefined}
              >
                <strong>{slide.lead}</strong> <span>{slide.title}</span>
              </button>
            ))}
            <button type="button" className={styles.pause} data-rotation aria-label="Pause: Stop automatic rotation">
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path className={styles.pauseIcon} d="M3 2h4v12H3zM9 2h4v12H9z" fill="currentColor" />
                <path className={styles.playIcon} d="M4 2 13 8 4 14Z" fill="currentColor" />
              </svg>
              <span data-label>Pause</span>
            </button>
            <button type="button" className={styles.arrow} data-step="-1" aria-label="Previous result">
              <Arrow d="M10 3 5 8l5 5" />
            </button>
            <button type="button" className={styles.arrow} data-step="1" aria-label="Next result">
              <Arrow d="m6 3 5 5-5 5" />
            </button>
          </div>
          <div className={styles.slides} data-slides>
            {results.slides.map((slide, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern
              <div
                key={slide.title}
                className={styles.slide}
                data-slide
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${results.slides.length}`}
              >
                <div>
                  <h3 className="label">{slide.title}</h3>
                  <p className={styles.result}>
                    <strong>{slide.lead}</strong> {slide.description}
                  </p>
                  <p className={styles.basis} data-index="no">
                    {basisOf(slide.figure)}
                  </p>
                  <a className="way" href={slide.link.to}>
                    {slide.link.label}
                  </a>
                </div>
                <figure data-index="no">
                  <Wall lead={slide.lead} drawsTile={index === 0} />
                  <figcaption>{slide.drawing}</figcaption>
                </figure>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.ways}>
          <p>{results.text}</p>
          {results.ways.map(({ label, to }) => (
            <a key={to} className="way" href={to} data-index="no">
              {label}
            </a>
          ))}
        </div>
        <div className={styles.banner} data-print="none">
          <p>{results.banner.text}</p>
          <a className="button" href="#contact">
            {results.banner.button}
          </a>
        </div>
      </div>
    </section>
  );
}

const Arrow = ({ d }: { d: string }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={d} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

function basisOf(id: string): string {
  const { period, basis } = figure(id);
  return `${period ? `${period}. ` : ""}${basis}.`;
}

/** The level before a change, in tiles. */
const BEFORE = 100;
const ROWS = 10;
/** As wide as the widest of the three, so that a tile is as large in each. */
const COLUMNS = 15;
const TILE = 20;

/** The printed figure in tiles: what it is full, and what it is measured against faint. */
function Wall({ lead, drawsTile }: { lead: string; drawsTile: boolean }) {
  const change = Number.parseInt(lead.slice(1), 10);
  const ends = { $: [0, change, change + 1], "−": [0, BEFORE - change, BEFORE], "+": [BEFORE, BEFORE + change, 0] };
  const [from, to, faintTo] = ends[lead[0] as keyof typeof ends] as [number, number, number];
  return (
    <svg viewBox={`0 0 ${COLUMNS * TILE} ${ROWS * TILE}`} width="100%" aria-hidden="true">
      {drawsTile && (
        <pattern id="tile" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <path fill="currentColor" d="M1 1h18v18H1z" />
          <path
            fill="var(--plate)"
            d="M10 10q-5-1-6.5-6.5q5.5 1.5 6.5 6.5q1-5 6.5-6.5q-1.5 5.5-6.5 6.5q5 1 6.5 6.5q-5.5-1.5-6.5-6.5q-1 5-6.5 6.5q1.5-5.5 6.5-6.5z"
          />
        </pattern>
      )}
      <path fill="url(#tile)" d={wall(from, to, ROWS, TILE)} />
      <path fill="url(#tile)" opacity="0.25" d={from ? wall(0, from, ROWS, TILE) : wall(to, faintTo, ROWS, TILE)} />
    </svg>
  );
}
