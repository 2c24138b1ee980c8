import { useLocation } from "react-router";
import { artOf } from "../../content/art.ts";
import { bodyOf } from "../../content/bodies.ts";
import { articles, onlyThese, pageAt, titleOf } from "../../content/index.ts";
import { site } from "../../content/site.ts";
import { longDate } from "../../shared/domain/date.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { momentOf } from "../drawings/moment.tsx";
import { besideOf } from "../sections/beside.tsx";
import { cardOf } from "../sections/page-card.ts";
import { KeyPoints } from "../sections/stages.tsx";
import { crumbsTo, writtenMeta } from "../seo/page-kinds.ts";
import { articleData } from "../seo/structured-data.ts";
import { ArtImage } from "../ui/art.tsx";
import { CallToAction, NextPrevious, Related, TakeAlong } from "../ui/call-to-action.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { Faq } from "../ui/faq.tsx";
import { BackLink, Breadcrumb, PageHead } from "../ui/page-head.tsx";
import { Prose } from "../ui/prose.tsx";

const INSIGHTS = { name: "Insights", path: "/insights" };

export const loader = onlyThese(articles);

export const meta = writtenMeta(articles, (page) => [articleData(page)], INSIGHTS);

export default function ArticlePage() {
  const page = pageAt(articles, barePath(useLocation().pathname));
  const { meta, path } = page;
  const { toc, default: Body } = bodyOf(page);
  const position = articles.indexOf(page);
  return (
    <main id="main" tabIndex={-1} data-sector={meta.sector} data-page-title={meta.title} data-role="general-advice">
      <PageHead
        breadcrumb={<Breadcrumb crumbs={crumbsTo(meta.title, path, INSIGHTS)} />}
        kicker={meta.category}
        title={meta.title}
        intro={meta.excerpt}
        sector={meta.sector}
        facts={
          <>
            <span>{site.author}</span>
            <span>
              Written <time dateTime={meta.publishDate}>{longDate(meta.publishDate)}</time>
            </span>
            <span>
              Reviewed <time dateTime={meta.modifiedDate}>{longDate(meta.modifiedDate)}</time>
            </span>
            <span>{meta.readTime} min read</span>
          </>
        }
        // A file of its own: with it the page would be more than a server sends at once.
        art={<ArtImage name={artOf(path)} alt="" eager />}
      />
      <KeyPoints points={meta.keyPoints} />
      <DetailLayout toc={[...toc, { id: "questions", title: "Questions" }]}>
        <article>
          <Prose Body={Body} beside={besideOf(path, toc)} insets={momentOf(path, meta.numbers)} />
          <Faq items={meta.faq} />
        </article>
        <TakeAlong title={meta.title} path={path} written={meta.publishDate} reviewed={meta.modifiedDate} />
        <p>
          <BackLink to="/insights" label="All insights" />
        </p>
      </DetailLayout>
      <div className="container">
        <CallToAction {...meta.callToAction} topic={meta.title} />
        <Related
          id="related-articles"
          title="Related reading"
          items={[
            ...meta.related.map((slug) => cardOf(`/insights/${slug}`)),
            ...meta.seeAlso.map((path) => ({
              path,
              kicker: path.startsWith("/results") ? "Results" : "Solutions",
              title: titleOf(path),
              link: "Read more",
            })),
          ]}
        />
        <NextPrevious label="article" previous={articles[position - 1]} next={articles[position + 1]} />
      </div>
    </main>
  );
}
