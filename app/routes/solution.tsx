import { type MetaArgs, useLocation } from "react-router";
import { artOf } from "../../content/art.ts";
import { bodyOf } from "../../content/bodies.ts";
import { articles, caseStudies, onlyThese, pageAt, solutions } from "../../content/index.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { momentOf } from "../drawings/moment.tsx";
import { besideOf } from "../sections/beside.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, faqData, serviceData } from "../seo/structured-data.ts";
import { ArtImage } from "../ui/art.tsx";
import { CallToAction, Related, type RelatedItem } from "../ui/call-to-action.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { Faq, Tiles } from "../ui/faq.tsx";
import { Breadcrumb, PageHead } from "../ui/page-head.tsx";
import { Prose } from "../ui/prose.tsx";

const crumbs = (title: string, path: string) => [
  { name: "Home", path: "/" },
  { name: "Solutions", path: "/solutions" },
  { name: title, path },
];

export const loader = onlyThese(solutions);

export const meta = ({ location }: MetaArgs) => {
  const page = pageAt(solutions, barePath(location.pathname));
  return pageMeta({
    path: page.path,
    title: page.meta.title,
    description: page.meta.description,
    modified: page.meta.modifiedDate,
    structuredData: [serviceData(page), breadcrumbData(crumbs(page.meta.title, page.path)), faqData(page.meta.faq)],
  });
};

export default function SolutionPage() {
  const page = pageAt(solutions, barePath(useLocation().pathname));
  const { meta, path } = page;
  const { toc, default: Body } = bodyOf(page);
  const told = toc.find(({ cites }) => meta.tiles.some(({ figure }) => cites.includes(figure)));
  const tiles = <Tiles title="In figures" path={path} tiles={meta.tiles} />;
  const figures = meta.tiles.length ? [{ after: (told ?? toc.at(-1))?.id, part: tiles }] : [];
  return (
    <main id="main" tabIndex={-1} data-sector={meta.sector} data-page-title={meta.title}>
      <PageHead
        breadcrumb={<Breadcrumb crumbs={crumbs(meta.title, path)} />}
        kicker={meta.title}
        title={meta.headline}
        intro={meta.intro}
        sector={meta.sector}
        asks={[`What is ${meta.title}?`, `Tell me about ${meta.title}`]}
        art={<ArtImage name={artOf(path)} alt={meta.imageAlt} eager />}
      />
      <DetailLayout toc={[...toc, { id: "questions", title: "Questions" }]}>
        <Prose Body={Body} beside={besideOf(path, toc)} insets={[...momentOf(path, meta.numbers), ...figures]} />
        <Faq items={meta.faq} />
      </DetailLayout>
      <div className="container">
        <Related id="related-solutions" title="Related solutions" items={meta.related.map(solutionCard)} />
        <Related id="related-work" title="Seen at work" items={meta.relatedWork.map(workCard)} />
        <CallToAction
          title={meta.callToAction.title}
          text={meta.callToAction.text}
          buttons={[{ label: meta.callToAction.button, to: "/contact" }]}
          topic={meta.title}
        />
      </div>
    </main>
  );
}

function solutionCard(slug: string): RelatedItem {
  const { path, meta } = pageAt(solutions, `/solutions/${slug}`);
  return { path, kicker: "Solution", title: meta.title, text: meta.cardDescription, link: "Learn more" };
}

function workCard(path: string): RelatedItem {
  if (path.startsWith("/results/")) {
    const { meta } = pageAt(caseStudies, path);
    return { path, kicker: meta.sectorLabel, title: meta.cardTitle, text: meta.metrics, link: "Read case study" };
  }
  const { meta } = pageAt(articles, path);
  return { path, kicker: meta.category, title: meta.title, text: meta.excerpt, link: "Read article" };
}
