import { articles } from "../../content/index.ts";
import { insightsIndex } from "../../content/indexes.ts";
import { longDate } from "../../shared/domain/date.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, collectionData } from "../seo/structured-data.ts";
import { CallToAction } from "../ui/call-to-action.tsx";
import { CardGrid } from "../ui/card-grid.tsx";
import { PageHead } from "../ui/page-head.tsx";

const cards = articles.map(({ path, meta }) => ({
  path,
  level: 2 as const,
  sector: meta.sector,
  kicker: meta.category,
  title: meta.title,
  text: meta.excerpt,
  facts: (
    <>
      <time dateTime={meta.publishDate}>{longDate(meta.publishDate)}</time> · {meta.readTime} min read
    </>
  ),
  link: "Read article",
}));

export const meta = () =>
  pageMeta({
    path: "/insights",
    title: "Insights on domains, attribution and AI",
    description: insightsIndex.description,
    structuredData: [
      collectionData(
        insightsIndex.title,
        "/insights",
        cards.map((card) => ({ name: card.title, path: card.path })),
      ),
      breadcrumbData([
        { name: "Home", path: "/" },
        { name: insightsIndex.title, path: "/insights" },
      ]),
    ],
  });

export default function Insights() {
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        kicker={insightsIndex.title}
        title={insightsIndex.headline}
        intro={insightsIndex.intro}
        asks={insightsIndex.asks}
      />
      <div className="container section">
        <CardGrid set="stacked" feature cards={cards} />
        <CallToAction
          title={insightsIndex.callToAction.title}
          text={insightsIndex.callToAction.text}
          buttons={[{ label: insightsIndex.callToAction.button, to: "/#contact" }]}
          topic={insightsIndex.title}
        />
      </div>
    </main>
  );
}
