import { useLocation } from "react-router";
import { artOf } from "../../content/art.ts";
import { bodyOf } from "../../content/bodies.ts";
import { housePages, pageAt, titleOf } from "../../content/index.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { momentOf } from "../drawings/moment.tsx";
import { PilotClock } from "../sections/case-ledger.tsx";
import { CompanyDetails, Documents } from "../sections/documents.tsx";
import { Stages } from "../sections/stages.tsx";
import { crumbsTo, writtenMeta } from "../seo/page-kinds.ts";
import { aboutPageData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { CallToAction, Related } from "../ui/call-to-action.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { Faq } from "../ui/faq.tsx";
import { Breadcrumb, PageHead } from "../ui/page-head.tsx";
import { Prose } from "../ui/prose.tsx";

export const meta = writtenMeta(housePages, (page) => [aboutPageData(page)]);

/** A page about the agency itself. */
export default function HousePage() {
  const page = pageAt(housePages, barePath(useLocation().pathname));
  const { meta, path } = page;
  const { toc, default: Body } = bodyOf(page);
  const { stages, faq, callToAction } = meta;
  return (
    <main id="main" tabIndex={-1} data-page-title={meta.title}>
      <PageHead
        breadcrumb={<Breadcrumb crumbs={crumbsTo(meta.title, path)} />}
        kicker={meta.title}
        title={meta.headline}
        intro={meta.intro}
        asks={[`Tell me about this: ${meta.title}`]}
        art={<Art name={artOf(path)} shape="card" />}
      />
      {stages && <Stages {...stages} />}
      <DetailLayout
        toc={[
          ...(stages ? [{ id: anchorOf(stages.title), title: stages.title }] : []),
          ...toc,
          ...(faq.length ? [{ id: "questions", title: "Questions" }] : []),
        ]}
      >
        <Prose Body={Body} parts={{ CompanyDetails, Documents, PilotClock }} insets={momentOf(path, meta.numbers)} />
        <Faq items={faq} />
      </DetailLayout>
      <div className="container">
        <CallToAction {...callToAction} topic={meta.title} />
        <Related
          id="related"
          title="Read next"
          items={meta.related.map((to) => ({
            path: to,
            kicker: "On this site",
            title: titleOf(to),
            link: "Read more",
          }))}
        />
      </div>
    </main>
  );
}
