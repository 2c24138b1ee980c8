import { results } from "../../content/home.ts";
import { figure } from "../../content/ledger.ts";
import { SectionHeading } from "../ui/page-head.tsx";
import styles from "./results-carousel.module.css";

/**
 * Three results. Without a script they stand one below the other;
 * `behaviours/carousel.ts` makes them a carousel with rotation, pause and arrows, names the
 * other two as controls, and draws each result.
 */
export function ResultsCarousel() {
  return (
    <section className="section" aria-labelledby="results">
      <div className="container">
        <div className={styles.intro}>
          <SectionHeading id="results" title={results.title} asks={results.asks} />
          <p className="lead">{results.text}</p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group with a role description */}
        <div
          className={styles.carousel}
          data-behaviour="carousel"
          role="group"
          aria-roledescription="carousel"
          aria-label="Results"
        >
          <div className={styles.controls} data-controls hidden>
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
                data-sector={slide.sector}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${results.slides.length}`}
              >
                <div className={styles.words}>
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
        <p className={styles.ways} data-index="no">
          {results.ways.map(({ label, to }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </p>
      </div>
      <div className={styles.banner}>
        <div className="container">
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
