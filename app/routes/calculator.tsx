import { CALCULATOR_PATH, calculatorPage } from "../../content/forms.ts";
import { CalculatorForm, WorkedSum } from "../sections/calculator.tsx";
import { crumbsTo } from "../seo/page-kinds.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, webApplicationData } from "../seo/structured-data.ts";
import { CallToAction } from "../ui/call-to-action.tsx";
import { Breadcrumb, PageHead, SectionHeading } from "../ui/page-head.tsx";
import styles from "./calculator.module.css";

const { title, headline, description, intro, asks, method, related, callToAction } = calculatorPage;
const crumbs = crumbsTo(title, CALCULATOR_PATH);

export const meta = () =>
  pageMeta({
    path: CALCULATOR_PATH,
    title: headline,
    description,
    structuredData: [webApplicationData(title, CALCULATOR_PATH, description), breadcrumbData(crumbs)],
  });

export default function CalculatorPage() {
  return (
    <main id="main" tabIndex={-1} data-page-title={title}>
      <PageHead breadcrumb={<Breadcrumb crumbs={crumbs} />} kicker={title} title={headline} intro={intro} asks={asks} />
      <section className={`container ${styles.calculator}`} aria-labelledby="roi" data-index="no">
        <h2 id="roi" className="visually-hidden">
          {title}
        </h2>
        <CalculatorForm />
      </section>
      <WorkedSum />
      <div className={`container section ${styles.method}`}>
        <section aria-labelledby="method">
          <SectionHeading linked id="method" title={method.title} asks={method.asks} />
          <ul className={styles.points}>
            {method.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="further" data-index="no">
          <h2 id="further" className="label">
            {related.title}
          </h2>
          <ul>
            {related.links.map(({ to, label }) => (
              <li key={to}>
                <a className="way" href={to}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <CallToAction {...callToAction} topic={title} />
      </div>
    </main>
  );
}
