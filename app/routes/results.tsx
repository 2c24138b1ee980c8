import { withCounts } from "../../content/counts.ts";
import { FIGURES_PATH } from "../../content/figures-page.ts";
import { caseStudies } from "../../content/index.ts";
import { resultsIndex } from "../../content/indexes.ts";
import { CaseRows } from "../sections/case-ledger.tsx";
import { indexMeta } from "../seo/page-kinds.ts";
import { IndexPage } from "../ui/index-page.tsx";

export const meta = () =>
  indexMeta(
    "/results",
    withCounts("Results: [[count.cases]] anonymised case studies"),
    resultsIndex,
    caseStudies.map(({ path, meta }) => ({ name: meta.cardTitle, path })),
  );

export default function Results() {
  return (
    <IndexPage words={resultsIndex} facts={<a href={FIGURES_PATH}>{resultsIndex.figures}</a>}>
      <CaseRows />
    </IndexPage>
  );
}
