import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { EXAM_PATH, examPage, gradeWords, roundIn, sheetTitle } from "../../content/exam/address.ts";
import { roundAt } from "../../content/exam/index.ts";
import { sheetsOf, summaryOf } from "../../content/exam/round.ts";
import { longDate } from "../../shared/domain/date.ts";
import { ExamWall } from "../sections/exam-questions.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, datasetData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { HeadingLink } from "../ui/heading-link.tsx";
import { Markdown } from "../ui/markdown/markdown.tsx";
import { BackLink, Breadcrumb, PageHead } from "../ui/page-head.tsx";
import styles from "./exam.module.css";

export function loader({ url }: LoaderFunctionArgs) {
  const round = roundAt(roundIn(url.pathname));
  const { number, date, path, file, count, counts, kinds } = summaryOf(round);
  const sheets = sheetsOf(round).map(({ path, kind, part, parts, questions }) => ({
    path,
    id: `${kind}-${part}`,
    title: sheetTitle({ kind, part, parts }),
    questions: questions.map(({ id, ask, grade }) => ({ id, ask: ask.at(-1) ?? "", grade: gradeWords[grade].title })),
  }));
  return { number, date, path, file, count, counts, kinds, how: round.how, sheets };
}

type Round = ReturnType<typeof loader>;

const titleOf = ({ number }: { number: number }) => `Round ${number} of the exam`;
const crumbs = (round: Round) => [
  { name: "Home", path: "/" },
  { name: examPage.title, path: EXAM_PATH },
  { name: `Round ${round.number}`, path: round.path },
];

export function meta({ loaderData: round }: { loaderData?: Round }) {
  if (!round) return [];
  const { path, file, number, date, count } = round;
  const description = `Round ${number} of ${longDate(date)}: ${count} questions that strangers put to the AI consultant of this site, each with its grade and a link to the answer it got.`;
  return pageMeta({
    path,
    title: titleOf(round),
    description,
    imageOf: EXAM_PATH,
    structuredData: [datasetData({ name: titleOf(round), description, path, file }), breadcrumbData(crumbs(round))],
  });
}

/** A round at a glance: each question with its grade, and the way to its answer. */
export default function ExamRound() {
  const round = useLoaderData<Round>();
  const { date, count, sheets, how } = round;
  return (
    <main id="main" tabIndex={-1} data-index="no">
      <PageHead
        breadcrumb={<Breadcrumb crumbs={crumbs(round)} />}
        kicker={examPage.title}
        title={titleOf(round)}
        intro={examPage.round}
        facts={
          <>
            <time dateTime={date}>{longDate(date)}</time>
            <span>{`${count} questions`}</span>
            <a href={round.file} download>
              {examPage.questions.file}
            </a>
          </>
        }
        art={<Art name="consultant" shape="card" />}
      />
      <ExamWall {...round} caption={`One tile for each of ${count} questions, as it was graded.`} />
      <DetailLayout toc={sheets.map(({ id, title }) => ({ id, title }))}>
        <section className={styles.group} aria-labelledby="how">
          <h2 id="how">
            <HeadingLink id="how">{examPage.judged.title}</HeadingLink>
          </h2>
          <Markdown text={how} />
        </section>
        {sheets.map(({ id, title, path, questions }) => (
          <section key={id} className={styles.group} aria-labelledby={id}>
            <h2 id={id}>
              <HeadingLink id={id}>{title}</HeadingLink>
            </h2>
            <ol className={styles.list} data-record>
              {questions.map((question) => (
                <li key={question.id}>
                  <a href={`${path}#${question.id}`}>{question.ask}</a>
                  <span>{question.grade}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
        <p>
          <BackLink to={EXAM_PATH} label={examPage.title} />
        </p>
      </DetailLayout>
    </main>
  );
}
