import { solutions } from "../../content/index.ts";
import { solutionsIndex } from "../../content/indexes.ts";
import { indexMeta } from "../seo/page-kinds.ts";
import { Art } from "../ui/art.tsx";
import { CardGrid } from "../ui/card-grid.tsx";
import { IndexPage } from "../ui/index-page.tsx";

const cards = solutions.map(({ path, meta }) => ({
  path,
  level: 2 as const,
  sector: meta.sector,
  title: meta.title,
  text: meta.cardDescription,
  link: "Learn more",
}));

export const meta = () =>
  indexMeta(
    "/solutions",
    "Solutions for public bodies, tourism, finance and law",
    solutionsIndex,
    cards.map(({ title, path }) => ({ name: title, path })),
  );

export default function Solutions() {
  return (
    <IndexPage
      words={{ ...solutionsIndex, intro: solutionsIndex.paragraphs }}
      art={<Art name="default" shape="card" />}
    >
      <CardGrid set="wall" cards={cards} />
    </IndexPage>
  );
}
