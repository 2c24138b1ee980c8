import { withCounts } from "../../content/counts.ts";
import { FIGURES_PATH } from "../../content/figures-page.ts";
import { caseStudies } from "../../content/index.ts";
import { resultsIndex } from "../../content/indexes.ts";
import { CaseRows } from "../sections/case-ledger.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, collectionData } from "../seo/structured-data.ts";
import { CallToAction } from "../ui/call-to-action.tsx";
import { PageHead } from "../ui/page-head.tsx";

export const meta = () =>
  pageMeta({
    path: "/results",
    title: withCounts("Results: [[count.cases]] anonymised case studies"),
    description: resultsIndex.description,
    structuredData: [
      collectionData(
        resultsIndex.title,
        "/results",
        caseStudies.map(({ path, meta }) => ({ name: meta.cardTitle, path })),
      ),
      breadcrumbData([
        { name: "Home", path: "/" },
        { name: resultsIndex.title, path: "/results" },
      ]),
    ],
  });

export default function Results() {
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        kicker={resultsIndex.title}
        title={resultsIndex.headline}
        intro={resultsIndex.intro}
        asks={resultsIndex.asks}
        facts={<a href={FIGURES_PATH}>{resultsIndex.figures}</a>}
      />
      <div className="container section">
        <CaseRows />
        <CallToAction
          title={resultsIndex.callToAction.title}
          text={resultsIndex.callToAction.text}
          buttons={[{ label: resultsIndex.callToAction.button, to: "/#contact" }]}
          topic={resultsIndex.title}
        />
      </div>
    </main>
  );
}
