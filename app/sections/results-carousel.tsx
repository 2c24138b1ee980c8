import { results } from "../../content/home.ts";
import { figure } from "../../content/ledger.ts";
import { SectionHeading } from "../ui/page-head.tsx";
import styles from "./results-carousel.module.css";

/**
 * Three results. Without a script they stand one below the other; `behaviours/carousel.ts` makes them a carousel
 * with rotation, pause, arrows and a tab for each, and draws each result.
 */
export function ResultsCarousel() {
  return (
    <section className={styles.results} aria-labelledby="results">
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
          <div className={styles.controls} data-controls hidden>
            {results.slides.map((slide) => (
              <button key={slide.title} type="button" className={styles.tab} data-show>
                <strong>{slide.lead}</strong> <span>{slide.title}</span>
              </button>
            ))}
            <button type="button" className={styles.pause} data-rotation>
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path className={styles.pauseIcon} d="M3 2h4v12H3zM9 2h4v12H9z" fill="currentColor" />
                <path className={styles.playIcon} d="M4 2 13 8 4 14Z" fill="currentColor" />
              </svg>
              <span data-label>Pause</span>
            </button>
            <button type="button" className={styles.arrow} data-step="-1" aria-label="Previous result">
              ←
            </button>
            <button type="button" className={styles.arrow} data-step="1" aria-label="Next result">
              →
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
                  <h3>{slide.title}</h3>
                  <p className={styles.result}>
                    <strong>{slide.lead}</strong> {slide.description}
                  </p>
                  <p className={styles.basis} data-index="no">
                    {basisOf(slide.figure)}
                  </p>
                  <a href={slide.link.to}>{slide.link.label}</a>
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.ways} data-index="no">
          <p>{results.text}</p>
          {results.ways.map(({ label, to }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </div>
        <div className={styles.banner}>
          <p>{results.banner.text}</p>
          <a className="button" href="#contact">
            {results.banner.button}
          </a>
        </div>
      </div>
    </section>
  );
}

function basisOf(id: string): string {
  const { period, basis } = figure(id);
  return `${period ? `${period}. ` : ""}${basis}.`;
}
