import { Fragment } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { answerPages } from "../../content/answers/index.ts";
import { artOf } from "../../content/art.ts";
import { answersIndex } from "../../content/indexes.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { AnswerSections } from "../sections/answer-sections.tsx";
import { crumbsTo } from "../seo/page-kinds.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, faqData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { CallToAction, NextPrevious } from "../ui/call-to-action.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { BackLink, Breadcrumb, PageHead } from "../ui/page-head.tsx";

export function loader({ url }: LoaderFunctionArgs) {
  const path = barePath(url.pathname);
  const page = answerPages().find((candidate) => candidate.path === path);
  if (!page) throw new Response("no such subject", { status: 404 });
  return page;
}

type Subject = Awaited<ReturnType<typeof loader>>;

const crumbs = ({ title, path, parts: [first = path], number }: Subject) => {
  const index = { name: answersIndex.title, path: "/answers" };
  return number > 1
    ? crumbsTo(partName(number), path, index, { name: title, path: first })
    : crumbsTo(title, path, index);
};

const partName = (number: number) => `Part ${number}`;
/** ", part 2 of 3", where there are several. */
const partOf = ({ number, parts }: Subject) => (parts.length > 1 ? `, part ${number} of ${parts.length}` : "");

/** Structured data holds the words as they are shown: an answer that is more than one plain paragraph has other ones. */
const isPlain = ({ text }: { text: string }) => !/[\n*_`[<|]/.test(text);

/** Characters that a title may have with the site's name after it. */
const TITLE_LIMIT = 64;
const pageTitle = ({ title, number }: Subject) => {
  const part = number > 1 ? `, part ${number}` : "";
  const full = `${title}: answers${part}`;
  return full.length > TITLE_LIMIT ? `${title}${part}` : full;
};

export function meta({ loaderData: subject }: { loaderData?: Subject }) {
  if (!subject) return [];
  const { title, path, count, groups } = subject;
  const plain = groups.flatMap(({ answers }) => answers).filter(isPlain);
  return pageMeta({
    path,
    title: pageTitle(subject),
    imageOf: "/answers",
    description: `${title}: ${count} questions and answers, written from the pages of this site, each with its source${partOf(subject)}.`,
    structuredData: [
      breadcrumbData(crumbs(subject)),
      faqData(plain.map(({ question, text }) => ({ question, answer: text, asks: [] }))),
    ],
  });
}

export default function SubjectAnswers() {
  const subject = useLoaderData<Subject>();
  const { title, pages, count, groups, contents, number, parts } = subject;
  const neighbour = (path: string | undefined, other: number) =>
    path ? { path, meta: { title: `${title}: ${partName(other).toLowerCase()}` } } : undefined;
  return (
    <main id="main" tabIndex={-1} data-index="no">
      <PageHead
        breadcrumb={<Breadcrumb crumbs={crumbs(subject)} />}
        kicker={answersIndex.title}
        title={title}
        facts={
          <>
            <span>
              {count} questions and answers
              {partOf(subject)}
            </span>
            <span>
              About{" "}
              {pages.map(({ url, name }, index) => (
                <Fragment key={url}>
                  {index > 0 && ", "}
                  <a href={url}>{name}</a>
                </Fragment>
              ))}
            </span>
          </>
        }
        art={<Art name={artOf(pages[0]?.url ?? "")} shape="card" />}
      />
      <DetailLayout
        toc={contents.map(({ id, title, entries }) => ({
          id,
          title,
          entries: entries.map(({ anchor, question, elsewhere }) => ({ id: anchor, title: question, elsewhere })),
        }))}
      >
        <AnswerSections groups={groups} />
        {parts.length > 1 && (
          <NextPrevious
            label="part of the answers"
            previous={neighbour(parts[number - 2], number - 1)}
            next={neighbour(parts[number], number + 1)}
          />
        )}
        <p>
          <BackLink to="/answers" label="All answers" />
        </p>
      </DetailLayout>
      <div className="container">
        <CallToAction {...answersIndex.callToAction} topic={title} />
      </div>
    </main>
  );
}
