import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { bodyOf } from "../../content/bodies.ts";
import { EXAM_PATH, examPage, gradeWords, kindWords, roundPath, sheetTitle } from "../../content/exam/address.ts";
import { openSheets, parseAnswer } from "../../content/exam/index.ts";
import { countsOf, GRADES, type Question } from "../../content/exam/round.ts";
import { everyPage } from "../../content/index.ts";
import { longDate } from "../../shared/domain/date.ts";
import { barePath } from "../../shared/domain/page-file.ts";
import { ExamQuestions, ExamWall } from "../sections/exam-questions.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { HeadingLink } from "../ui/heading-link.tsx";
import { BackLink, Breadcrumb, PageHead } from "../ui/page-head.tsx";
import styles from "./exam.module.css";

/** Headings of the written pages; of the others, the page is enough. */
function isThere(path: string, anchor?: string): boolean {
  const page = everyPage.find((candidate) => candidate.path === path);
  if (!anchor) return page !== undefined || ["/", "/results/figures"].includes(path);
  return page !== undefined && bodyOf(page).headings.some(({ id }) => id === anchor);
}

const shown = ({ id, role, ask, answer, why, button }: Question) => ({
  id,
  role,
  ask,
  why,
  button,
  reply: parseAnswer(answer, isThere),
});

export function loader({ url }: LoaderFunctionArgs) {
  const path = barePath(url.pathname);
  const sheet = openSheets.find((candidate) => candidate.path === path);
  if (!sheet) throw new Response("no such questions", { status: 404 });
  const { kind, round, questions } = sheet;
  const others = openSheets.filter((other) => other.round === round && other.kind === kind && other !== sheet);
  return {
    path,
    number: round.number,
    date: round.date,
    kind,
    count: questions.length,
    counts: countsOf(questions),
    title: sheetTitle(sheet),
    about: kindWords[kind].about,
    others: others.map((other) => ({ path: other.path, title: sheetTitle(other) })),
    groups: GRADES.map((grade) => ({
      grade,
      questions: questions.filter((question) => question.grade === grade).map(shown),
    })).filter((group) => group.questions.length > 0),
  };
}

type Questions = Awaited<ReturnType<typeof loader>>;

const crumbs = ({ number, title, path }: Questions) => [
  { name: "Home", path: "/" },
  { name: examPage.title, path: EXAM_PATH },
  { name: `Round ${number}`, path: roundPath(number) },
  { name: title, path },
];

export function meta({ loaderData: kind }: { loaderData?: Questions }) {
  if (!kind) return [];
  const { path, number, date, title, count } = kind;
  return pageMeta({
    path,
    title: `${title}: round ${number} of the exam`,
    description: `${title}: ${count} questions of round ${number}, ${longDate(date)}, each with what the AI consultant answered, its grade and the reason for it.`,
    imageOf: EXAM_PATH,
    structuredData: [breadcrumbData(crumbs(kind))],
  });
}

/** The questions of one kind with what was answered: a record, and nothing that the consultant may learn from. */
export default function ExamQuestionsPage() {
  const kind = useLoaderData<Questions>();
  const { number, date, title, about, count, groups, others } = kind;
  return (
    <main id="main" tabIndex={-1} data-index="no">
      <PageHead
        breadcrumb={<Breadcrumb crumbs={crumbs(kind)} />}
        kicker={`Round ${number} of the exam`}
        title={title}
        intro={about}
        facts={
          <>
            <time dateTime={date}>{longDate(date)}</time>
            <span>{count} questions</span>
          </>
        }
        art={<Art name="consultant" shape="card" />}
      />
      <ExamWall
        kinds={[{ kind: kind.kind, title, count, counts: kind.counts }]}
        counts={kind.counts}
        caption={`One tile for each of the ${count} questions on this page, as it was graded.`}
      />
      <DetailLayout
        toc={groups.map(({ grade, questions }) => ({
          id: grade,
          title: `${gradeWords[grade].title} (${questions.length})`,
        }))}
      >
        {groups.map(({ grade, questions }) => (
          <section key={grade} className={styles.group} aria-labelledby={grade}>
            <h2 id={grade}>
              <HeadingLink id={grade}>{gradeWords[grade].title}</HeadingLink>
            </h2>
            <p>{gradeWords[grade].means}</p>
            <ExamQuestions questions={questions} />
          </section>
        ))}
        {others.map((other) => (
          <p key={other.path} className={styles.other}>
            <a href={other.path}>{other.title}</a>
          </p>
        ))}
        <p>
          <BackLink to={roundPath(number)} label={`All of round ${number}`} />
        </p>
      </DetailLayout>
    </main>
  );
}
