import { useLocation } from "react-router";
import { artOf } from "../../content/art.ts";
import { bodyOf } from "../../content/bodies.ts";
import { onlyThese, pageAt, solutions } from "../../content/index.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { momentOf } from "../drawings/moment.tsx";
import { besideOf } from "../sections/beside.tsx";
import { cardOf } from "../sections/page-card.ts";
import { crumbsTo, writtenMeta } from "../seo/page-kinds.ts";
import { serviceData } from "../seo/structured-data.ts";
import { ArtImage } from "../ui/art.tsx";
import { CallToAction, HOW_TO_BEGIN, Related } from "../ui/call-to-action.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { Faq, Tiles } from "../ui/faq.tsx";
import { Breadcrumb, PageHead } from "../ui/page-head.tsx";
import { Prose } from "../ui/prose.tsx";

const SOLUTIONS = { name: "Solutions", path: "/solutions" };

export const loader = onlyThese(solutions);

export const meta = writtenMeta(solutions, (page) => [serviceData(page)], SOLUTIONS);

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
        breadcrumb={<Breadcrumb crumbs={crumbsTo(meta.title, path, SOLUTIONS)} />}
        kicker={meta.title}
        title={meta.headline}
        intro={meta.intro}
        sector={meta.sector}
        asks={[`What is ${meta.title}?`, `Tell me about ${meta.title}`]}
        art={<ArtImage name={artOf(path)} alt={meta.imageAlt} eager />}
      />
      <DetailLayout toc={[...toc, { id: "questions", title: "Questions" }, HOW_TO_BEGIN]}>
        <Prose
          Body={Body}
          beside={besideOf(path, toc, meta.tiles)}
          insets={[...momentOf(path, meta.numbers), ...figures]}
        />
        <Faq items={meta.faq} />
      </DetailLayout>
      <div className="container">
        <CallToAction {...meta.callToAction} topic={meta.title} />
        <Related
          pictured
          id="related-solutions"
          title="Related solutions"
          items={meta.related.map((slug) => cardOf(`/solutions/${slug}`))}
        />
        <Related pictured id="related-work" title="Seen at work" items={meta.relatedWork.map(cardOf)} />
      </div>
    </main>
  );
}
