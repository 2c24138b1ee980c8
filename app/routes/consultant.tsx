import { useLoaderData } from "react-router";
import { EXAM_FILE, EXAM_PATH, examPage, gradeWords, kindWords } from "../../content/exam/address.ts";
import { rounds } from "../../content/exam/index.ts";
import { GRADES, missedIn, summaryOf, weakestKinds } from "../../content/exam/round.ts";
import { longDate } from "../../shared/domain/date.ts";
import { ExamQuestions, ExamWall } from "../sections/exam-questions.tsx";
import { crumbsTo } from "../seo/page-kinds.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, datasetData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { DataTable } from "../ui/data-table/data-table.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { HeadingLink } from "../ui/heading-link.tsx";
import { Markdown } from "../ui/markdown/markdown.tsx";
import { Breadcrumb, PageHead, SectionHeading } from "../ui/page-head.tsx";
import prose from "../ui/prose.module.css";

const crumbs = crumbsTo(examPage.title, EXAM_PATH);

/** Grades of which every question is shown. */
const WORST = ["misleading", "refused"] as const;

export function loader() {
  const [newest] = rounds;
  if (!newest) throw new Error("bench/consultant/rounds holds no round of fresh questions");
  const well = rounds.map((round) => summaryOf(round).counts.well);
  return {
    newest: summaryOf(newest),
    rounds: rounds.length,
    well: [Math.min(...well), Math.max(...well)],
    weakest: weakestKinds(newest).map((kind) => kindWords[kind].title.toLowerCase()),
    worst: WORST.flatMap((grade) => newest.questions.filter((question) => question.grade === grade)).map(
      ({ id, ask, grade, why }) => ({ id, ask, grade, why }),
    ),
  };
}

type Exam = ReturnType<typeof loader>;

export const meta = ({ loaderData }: { loaderData?: Exam }) =>
  pageMeta({
    path: EXAM_PATH,
    title: examPage.name,
    description: examPage.description,
    modified: loaderData?.newest.date ?? "",
    structuredData: [
      datasetData({ name: examPage.name, description: examPage.description, path: EXAM_PATH, file: EXAM_FILE }),
      breadcrumbData(crumbs),
    ],
  });

const sections = ["what", "cannot", "judged", "figures", "worst", "changed", "law"] as const;

export default function Consultant() {
  const exam = useLoaderData<Exam>();
  const { newest } = exam;
  const { figures, cannot, worst, changed, judged, callToAction } = examPage;
  const date = <time dateTime={newest.date}>{longDate(newest.date)}</time>;
  return (
    <main id="main" tabIndex={-1} data-page-title={examPage.title} data-role="our-website">
      <PageHead
        breadcrumb={<Breadcrumb crumbs={crumbs} />}
        kicker={examPage.title}
        title={examPage.headline}
        intro={examPage.intro}
        asks={[`Tell me about this: ${examPage.name}`]}
        art={<Art name="consultant" shape="card" />}
      />
      <ExamWall {...newest} caption={`Round ${newest.number}: one tile for each of ${newest.count} questions.`} />
      <DetailLayout toc={sections.map((id) => ({ id, title: examPage[id].title }))}>
        <div className={prose.prose}>
          <Section {...examPage.what} id="what" />
          <SectionHeading linked id="cannot" title={cannot.title} asks={cannot.asks} />
          <ul>
            {cannot.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Section {...judged} id="judged" />
          <h3 id="grades">
            <HeadingLink id="grades">{judged.grades}</HeadingLink>
          </h3>
          <ul>
            {GRADES.map((grade) => (
              <li key={grade}>
                <strong>{gradeWords[grade].title}.</strong> {gradeWords[grade].means}
              </li>
            ))}
          </ul>
          <SectionHeading linked id="figures" title={figures.title} asks={figures.asks} />
          <p>
            In the newest round, of {date}, language models asked {newest.count} questions. {newest.counts.well} of{" "}
            {newest.count} were answered well, and for {newest.counts.offered} more the consultant asked back and
            offered the right question. {cannot.weakest} {exam.weakest.join(" and ")}.
          </p>
          <KindTable {...newest} />
          <p>
            In {exam.rounds} rounds of {newest.count} questions each, {exam.well[0]} to {exam.well[1]} were answered
            well. {figures.earlier}
          </p>
          <section data-index="no" aria-labelledby="worst">
            <SectionHeading linked id="worst" title={worst.title} />
            <p>{worst.text}</p>
            <ExamQuestions questions={exam.worst} />
            <p>
              <a href={EXAM_FILE} download>
                {worst.file}
              </a>
            </p>
          </section>
          <Section {...changed} id="changed" />
          <DataTable className={prose.table} head={changed.head} rows={changed.rows} />
          <p>{changed.after}</p>
          <Section {...examPage.law} id="law" />
        </div>
      </DetailLayout>
      <div className="container">
        <CallToAction {...callToAction} topic={examPage.title} />
      </div>
    </main>
  );
}

interface Words {
  id: string;
  title: string;
  asks: readonly string[];
  /** Markdown. */
  paragraphs: readonly string[];
}

function Section({ id, title, asks, paragraphs }: Words) {
  return (
    <>
      <SectionHeading linked id={id} title={title} asks={asks} />
      {paragraphs.map((text) => (
        <Markdown key={text} text={text} />
      ))}
    </>
  );
}

/** The newest round, by kind of question, with its sum. */
function KindTable({ kinds, ...whole }: Exam["newest"]) {
  const { columns } = examPage.figures;
  const rows = [...kinds, { title: "All kinds", ...whole }].map(({ title, count, counts }) => [
    title,
    ...[count, counts.well, counts.offered, counts.partly, missedIn(counts), counts.misleading].map(String),
  ]);
  const { kind, questions, well, offered, partly, missed, misleading } = columns;
  return (
    <DataTable
      className={prose.table}
      head={[kind, questions, well, offered, partly, missed, misleading]}
      rows={rows}
    />
  );
}
