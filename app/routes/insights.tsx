import { articles } from "../../content/index.ts";
import { insightsIndex } from "../../content/indexes.ts";
import { longDate } from "../../shared/domain/date.ts";
import { indexMeta } from "../seo/page-kinds.ts";
import { CardGrid } from "../ui/card-grid.tsx";
import { IndexPage } from "../ui/index-page.tsx";

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
  indexMeta(
    "/insights",
    "Insights on domains, attribution and AI",
    insightsIndex,
    cards.map(({ title, path }) => ({ name: title, path })),
  );

export default function Insights() {
  return (
    <IndexPage words={insightsIndex}>
      <CardGrid set="stacked" feature cards={cards} />
    </IndexPage>
  );
}
