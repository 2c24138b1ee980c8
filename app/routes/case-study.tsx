import { useLocation } from "react-router";
import { artOf } from "../../content/art.ts";
import { bodyOf } from "../../content/bodies.ts";
import { caseStudies, onlyThese, pageAt } from "../../content/index.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { momentOf } from "../drawings/moment.tsx";
import { besideOf } from "../sections/beside.tsx";
import { Evidence } from "../sections/case-ledger.tsx";
import { cardOf } from "../sections/page-card.ts";
import { crumbsTo, writtenMeta } from "../seo/page-kinds.ts";
import { caseStudyData, howToData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { CallToAction, HOW_TO_BEGIN, NextPrevious, Related, TakeAlong } from "../ui/call-to-action.tsx";
import { ChartBand } from "../ui/chart/chart.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { Faq, Steps, Tiles } from "../ui/faq.tsx";
import { BackLink, Breadcrumb, PageHead } from "../ui/page-head.tsx";
import { Prose } from "../ui/prose.tsx";

const RESULTS = { name: "Results", path: "/results" };

export const loader = onlyThese(caseStudies);

export const meta = writtenMeta(caseStudies, (page) => [caseStudyData(page), howToData(page)], RESULTS);

export default function CaseStudyPage() {
  const page = pageAt(caseStudies, barePath(useLocation().pathname));
  const { meta, path } = page;
  const { toc, default: Body } = bodyOf(page);
  const position = caseStudies.indexOf(page);
  const inOutcome = meta.tilesAt === "outcome";
  const tiles = {
    title: "In figures",
    path,
    tiles: meta.tiles,
    asks: [`What were the results of ${meta.cardTitle}?`, `Which figures did the ${meta.sectorLabel} client reach?`],
  };
  const insets = [
    ...momentOf(path),
    ...(meta.charts.length ? [{ before: "outcome", part: <ChartBand ids={meta.charts} /> }] : []),
    ...(inOutcome ? [{ after: "outcome", part: <Tiles {...tiles} part /> }] : []),
  ];
  return (
    <main id="main" tabIndex={-1} data-sector={meta.sector} data-page-title={meta.cardTitle} data-role="client-case">
      <PageHead
        breadcrumb={
          meta.navigation === "back" ? (
            <BackLink to="/results" label="All results" />
          ) : (
            <Breadcrumb crumbs={crumbsTo(meta.title, path, RESULTS)} />
          )
        }
        kicker={meta.sectorLabel}
        title={meta.headline}
        intro={meta.intro}
        sector={meta.sector}
        asks={[`Tell me about the ${meta.cardTitle} case study`]}
        art={<Art name={artOf(path)} shape="card" />}
      />
      {inOutcome ? (
        <Evidence {...meta} />
      ) : (
        <div className="container">
          <Tiles {...tiles} />
        </div>
      )}
      <DetailLayout
        toc={[
          ...toc,
          { id: "how-we-do-this", title: "How we do this" },
          ...(meta.faq.length ? [{ id: "questions", title: "Questions" }] : []),
          HOW_TO_BEGIN,
        ]}
      >
        <Prose Body={Body} beside={besideOf(path, toc)} quote={meta.quote} insets={insets} />
        <Steps
          steps={meta.steps}
          asks={[
            `How do you carry out work such as the ${meta.cardTitle} project, step by step?`,
            `What would you do for a ${meta.sectorLabel} client, in which order?`,
          ]}
        />
        <Faq items={meta.faq} />
        <TakeAlong title={meta.headline} path={path} written={meta.publishDate} reviewed={meta.modifiedDate} />
        {meta.disclaimer && <p className="small-print">{meta.disclaimer}</p>}
      </DetailLayout>
      <div className="container">
        <CallToAction {...meta.callToAction} buttons={meta.buttons} topic={meta.cardTitle} />
        <Related pictured id="related" title="Related reading" items={meta.related.map(cardOf)} />
        <NextPrevious label="case study" previous={caseStudies[position - 1]} next={caseStudies[position + 1]} />
      </div>
    </main>
  );
}
