import { useLoaderData } from "react-router";
import { artOf } from "../../content/art.ts";
import { definitions, GLOSSARY_PATH, glossaryPage } from "../../content/glossary.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import { Moment } from "../drawings/moment.tsx";
import { crumbsTo } from "../seo/page-kinds.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, definedTermsData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { Breadcrumb, PageHead } from "../ui/page-head.tsx";
import styles from "./glossary.module.css";

const crumbs = crumbsTo(glossaryPage.title, GLOSSARY_PATH);

export const loader = definitions;

export const meta = ({ loaderData }: { loaderData: ReturnType<typeof loader> | undefined }) =>
  pageMeta({
    path: GLOSSARY_PATH,
    title: glossaryPage.title,
    description: glossaryPage.description,
    structuredData: [definedTermsData(glossaryPage.title, GLOSSARY_PATH, loaderData ?? []), breadcrumbData(crumbs)],
  });

export default function Glossary() {
  const terms = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} data-page-title={glossaryPage.title} data-role="general-advice">
      <PageHead
        breadcrumb={<Breadcrumb crumbs={crumbs} />}
        title={glossaryPage.headline}
        kicker={glossaryPage.title}
        intro={glossaryPage.intro}
        asks={glossaryPage.asks}
        art={<Art name={artOf(GLOSSARY_PATH)} shape="card" />}
      />
      <div className="container">
        <Moment path={GLOSSARY_PATH} />
      </div>
      <div className="container section">
        <dl className={styles.terms} data-index="no">
          {terms.map(({ term, text, url }) => (
            <div key={term} id={anchorOf(term)}>
              <dt>{term}</dt>
              <dd>
                {text}{" "}
                <a href={url}>
                  Full answer<span className="visually-hidden">: {term}</span>
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <CallToAction {...glossaryPage.callToAction} topic={glossaryPage.title} />
      </div>
    </main>
  );
}
