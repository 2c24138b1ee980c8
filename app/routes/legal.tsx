import { useLocation } from "react-router";
import { bodyOf } from "../../content/bodies.ts";
import { legalPages, pageAt } from "../../content/index.ts";
import { longDate } from "../../shared/domain/date.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { momentOf } from "../drawings/moment.tsx";
import { CompanyDetails } from "../sections/documents.tsx";
import { crumbsTo, writtenMeta } from "../seo/page-kinds.ts";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { Breadcrumb, PageHead } from "../ui/page-head.tsx";
import { Prose } from "../ui/prose.tsx";

export const meta = writtenMeta(legalPages, () => []);

/** Today's date stands on the privacy page; the visitor's clock corrects the day of the build. */
const today = new Date().toISOString().slice(0, 10);

export default function Legal() {
  const page = pageAt(legalPages, barePath(useLocation().pathname));
  const { meta, path } = page;
  const { toc, default: Body } = bodyOf(page);
  const daily = meta.lastUpdated === "today";
  const date = daily ? today : meta.modifiedDate;
  return (
    <main id="main" tabIndex={-1} data-page-title={meta.title} data-role="our-website">
      <PageHead
        breadcrumb={<Breadcrumb crumbs={crumbsTo(meta.title, path)} />}
        title={meta.headline}
        intro={meta.intro}
        facts={
          <p>
            Last updated:{" "}
            <time dateTime={date} data-behaviour={daily ? "today" : undefined}>
              {longDate(date)}
            </time>
          </p>
        }
      />
      <DetailLayout toc={toc}>
        <Prose legal Body={Body} parts={{ CompanyDetails }} insets={momentOf(path, meta.numbers)} />
      </DetailLayout>
    </main>
  );
}
