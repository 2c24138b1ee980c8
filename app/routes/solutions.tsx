import { solutions } from "../../content/index.ts";
import { solutionsIndex } from "../../content/indexes.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, collectionData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { CardGrid } from "../ui/card-grid.tsx";
import { PageHead } from "../ui/page-head.tsx";

const cards = solutions.map(({ path, meta }) => ({
  path,
  level: 2 as const,
  sector: meta.sector,
  title: meta.title,
  text: meta.cardDescription,
  link: "Learn more",
}));

export const meta = () =>
  pageMeta({
    path: "/solutions",
    title: "Solutions for public bodies, tourism, finance and law",
    description: solutionsIndex.description,
    structuredData: [
      collectionData(
        solutionsIndex.title,
        "/solutions",
        cards.map((card) => ({ name: card.title, path: card.path })),
      ),
      breadcrumbData([
        { name: "Home", path: "/" },
        { name: solutionsIndex.title, path: "/solutions" },
      ]),
    ],
  });

export default function Solutions() {
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        kicker={solutionsIndex.title}
        title={solutionsIndex.headline}
        intro={solutionsIndex.paragraphs}
        asks={solutionsIndex.asks}
        art={<Art name="default" shape="card" />}
      />
      <div className="container section">
        <CardGrid set="wall" cards={cards} />
        <CallToAction
          title={solutionsIndex.callToAction.title}
          text={solutionsIndex.callToAction.text}
          buttons={[{ label: solutionsIndex.callToAction.button, to: "/#contact" }]}
          topic={solutionsIndex.title}
        />
      </div>
    </main>
  );
}
