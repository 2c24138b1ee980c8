import { clientRows, FIGURES_FILE, FIGURES_PATH, figuresPage, otherRows } from "../../content/figures-page.ts";
import { FigureTable, SimilarFigures } from "../sections/figure-table.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, datasetData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { Breadcrumb, PageHead, SectionHeading } from "../ui/page-head.tsx";
import styles from "./figures.module.css";

const crumbs = [
  { name: "Home", path: "/" },
  { name: "Results", path: "/results" },
  { name: figuresPage.title, path: FIGURES_PATH },
];

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
  const { similarFigures, clients, others, reading, file, callToAction } = figuresPage;
  return (
    <main id="main" tabIndex={-1} data-page-title={figuresPage.title}>
      <PageHead
        breadcrumb={<Breadcrumb crumbs={crumbs} />}
        kicker="Results"
        title={figuresPage.headline}
        intro={figuresPage.intro}
        asks={figuresPage.asks}
        art={<Art name="results/figures" shape="card" />}
      />
      <Parts />
      <div className={`container ${styles.page}`}>
        <SimilarFigures {...similarFigures} />
        <section aria-labelledby="reading">
          <SectionHeading linked id="reading" title={reading.title} asks={reading.asks} />
          <dl className={styles.terms}>
            {reading.terms.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        {/* The consultant knows each line from the ledger itself. */}
        <section aria-labelledby="client-figures" data-index="no">
          <div className={styles.head}>
            <SectionHeading linked id="client-figures" title={clients.title} />
            <p>
              <a href={FIGURES_FILE} download>
                {file.label}
              </a>
              <span>{file.note}</span>
            </p>
          </div>
          <FigureTable caption={clients.caption} rows={clientRows} />
        </section>
        <section aria-labelledby="other-figures">
          <SectionHeading linked id="other-figures" title={others.title} asks={others.asks} />
          <p className={styles.words}>{others.text}</p>
          <div data-index="no">
            <FigureTable caption={others.caption} rows={otherRows} />
          </div>
        </section>
        <CallToAction
          title={callToAction.title}
          text={callToAction.text}
          buttons={[{ label: callToAction.button, to: "/#contact" }]}
          topic={figuresPage.title}
        />
      </div>
    </main>
  );
}

/** The contents, in a row that stays: the table needs the margin in which other pages have them. */
function Parts() {
  return (
    <nav aria-label="On this page" className={styles.parts} data-toc data-behaviour="contents">
      <ol className="container">
        {figuresPage.parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
