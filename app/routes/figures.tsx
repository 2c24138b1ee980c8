import { clientRows, FIGURES_FILE, FIGURES_PATH, figuresPage, otherRows } from "../../content/figures-page.ts";
import { FigureTable, SimilarFigures } from "../sections/figure-table.tsx";
import { crumbsTo } from "../seo/page-kinds.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, datasetData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { Breadcrumb, PageHead, SectionHeading } from "../ui/page-head.tsx";
import styles from "./figures.module.css";

const crumbs = crumbsTo(figuresPage.title, FIGURES_PATH, { name: "Results", path: "/results" });

export const meta = () =>
  pageMeta({
    path: FIGURES_PATH,
    title: "Every figure we publish, with its basis",
    description: figuresPage.description,
    structuredData: [
      datasetData({
        name: figuresPage.headline,
        description: figuresPage.description,
        path: FIGURES_PATH,
        file: FIGURES_FILE,
      }),
      breadcrumbData(crumbs),
    ],
  });

export default function Figures() {
  const { similarFigures, clients, others, reading, file, callToAction, parts } = figuresPage;
  return (
    <main id="main" tabIndex={-1} data-page-title={figuresPage.title}>
      <PageHead
        breadcrumb={<Breadcrumb crumbs={crumbs} />}
        kicker="Results"
        title={figuresPage.headline}
        intro={figuresPage.intro}
        asks={figuresPage.asks}
        facts={
          <nav aria-label="On this page" className={styles.parts} data-toc>
            <ol>
              {parts.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        }
        art={
          <div className={styles.abacus}>
            <Art name="results/figures" shape="card" />
          </div>
        }
      />
      <div className={`container ${styles.page}`}>
        {/* The consultant knows each line from the ledger itself. */}
        <section aria-labelledby="client-figures" data-index="no">
          <div className={styles.head}>
            <SectionHeading linked id="client-figures" title={clients.title} />
            <a className="way" href={FIGURES_FILE} download>
              {file.label}
            </a>
          </div>
          <FigureTable caption={clients.caption} rows={[...clientRows, ...otherRows]} />
        </section>
        <div className={styles.reading}>
          <section aria-labelledby="reading">
            <SectionHeading linked id="reading" title={reading.title} asks={reading.asks} />
            <p>{reading.text}</p>
            <dl className={styles.terms}>
              {reading.terms.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="other-figures">
            <SectionHeading linked id="other-figures" title={others.title} asks={others.asks} />
            <p>{others.text}</p>
          </section>
        </div>
        <SimilarFigures {...similarFigures} />
        <CallToAction {...callToAction} topic={figuresPage.title} />
      </div>
    </main>
  );
}
