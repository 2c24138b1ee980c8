import { Fragment } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { answeredSubjects } from "../../content/answers/index.ts";
import { answersIndex } from "../../content/indexes.ts";
import { barePath } from "../../shared/domain/bare-path.ts";
import { artOf } from "../art/path.ts";
import { AnswerSections } from "../sections/answer-sections.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, faqData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { BackLink, Breadcrumb } from "../ui/trail.tsx";

export function loader({ url }: LoaderFunctionArgs) {
  const path = barePath(url.pathname);
  const subject = answeredSubjects.find((candidate) => candidate.path === path);
  if (!subject) throw new Response("no such subject", { status: 404 });
  return subject;
}

type Subject = Awaited<ReturnType<typeof loader>>;

const crumbs = ({ title, path }: Subject) => [
  { name: "Home", path: "/" },
  { name: answersIndex.title, path: "/answers" },
  { name: title, path },
];

/** Structured data holds the words as they are shown: an answer that is more than one plain paragraph has other ones. */
const isPlain = ({ text }: { text: string }) => !/[\n*_`[<|]/.test(text);

/** Characters that a title may have with the site's name after it. */
const TITLE_LIMIT = 64;
const pageTitle = (title: string) => (title.length + ": answers".length > TITLE_LIMIT ? title : `${title}: answers`);

export function meta({ loaderData: subject }: { loaderData?: Subject }) {
  if (!subject) return [];
  const { title, path, count, groups } = subject;
  const plain = groups.flatMap(({ answers }) => answers).filter(isPlain);
  return pageMeta({
    path,
    title: pageTitle(title),
    imageOf: "/answers",
    description: `${title}: ${count} questions and answers, written beforehand from the pages of this site, each with its source.`,
    structuredData: [
      breadcrumbData(crumbs(subject)),
      faqData(plain.map(({ question, text }) => ({ question, answer: text, asks: [] }))),
    ],
  });
}

export default function SubjectAnswers() {
  const subject = useLoaderData<Subject>();
  const { title, pages, count, groups } = subject;
  return (
    <main id="main" tabIndex={-1} data-index="no">
      <PageHead
        trail={<Breadcrumb crumbs={crumbs(subject)} />}
        kicker={answersIndex.title}
        title={title}
        facts={
          <>
            <span>{count} questions and answers</span>
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
        toc={groups.map(({ id, title, answers }) => ({
          id,
          title,
          entries: answers.map(({ anchor, question }) => ({ id: anchor, title: question })),
        }))}
      >
        <AnswerSections groups={groups} />
        <p>
          <BackLink to="/answers" label="All answers" />
        </p>
      </DetailLayout>
      <div className="container">
        <CallToAction
          title={answersIndex.callToAction.title}
          text={answersIndex.callToAction.text}
          buttons={[{ label: answersIndex.callToAction.button, to: "/#contact" }]}
        />
      </div>
    </main>
  );
}
