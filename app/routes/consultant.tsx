import { useLoaderData } from "react-router";
import { EXAM_PATH, examPage, gradeWords, kindWords } from "../../content/exam/address.ts";
import { openRounds, rounds } from "../../content/exam/index.ts";
import { GRADES, summaryOf, weakestKinds } from "../../content/exam/round.ts";
import { longDate } from "../../shared/domain/date.ts";
import { ExamWall } from "../sections/exam-questions.tsx";
import { KindTable, RoundTable } from "../sections/exam-tables.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, datasetData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { HeadingLink } from "../ui/heading-link.tsx";
import { Markdown } from "../ui/markdown/markdown.tsx";
import { Breadcrumb, PageHead, SectionHeading } from "../ui/page-head.tsx";
import prose from "../ui/prose.module.css";
import styles from "./exam.module.css";

const crumbs = [
  { name: "Home", path: "/" },
  { name: examPage.title, path: EXAM_PATH },
];

export function loader() {
  const [newest] = rounds;
  if (!newest) throw new Error("bench/consultant/rounds holds no round of fresh questions");
  return {
    all: rounds.map(summaryOf),
    open: openRounds.map(({ number }) => number),
    how: newest.how,
    weakest: weakestKinds(newest).map((kind) => kindWords[kind].title.toLowerCase()),
  };
}

type Exam = ReturnType<typeof loader>;

export const meta = ({ loaderData }: { loaderData?: Exam }) =>
  pageMeta({
    path: EXAM_PATH,
    title: examPage.name,
    description: examPage.description,
    modified: loaderData?.all[0]?.date ?? "",
    structuredData: [
      datasetData({
        name: examPage.name,
        description: examPage.description,
        path: EXAM_PATH,
        file: loaderData?.all[0]?.file ?? "",
      }),
      breadcrumbData(crumbs),
    ],
  });

const sections = ["figures", "judged", "what", "cannot", "law", "questions"] as const;

export default function Consultant() {
  const exam = useLoaderData<Exam>();
  const [newest] = exam.all;
  if (!newest) return null;
  const { figures, callToAction } = examPage;
  const date = <time dateTime={newest.date}>{longDate(newest.date)}</time>;
  return (
    <main id="main" tabIndex={-1} data-page-title={examPage.title} data-role="our-website">
      <PageHead
        breadcrumb={<Breadcrumb crumbs={crumbs} />}
        kicker={examPage.title}
        title={examPage.headline}
        intro={examPage.intro}
        asks={[`Tell me about this: ${examPage.name}`]}
        facts={
          <>
            <span>
              Round {newest.number}, {date}
            </span>
            <span>{newest.count} questions</span>
            <span>
              <a href={newest.file} download>
                {examPage.questions.file}
              </a>
            </span>
          </>
        }
        art={<Art name="consultant" shape="card" />}
      />
      <ExamWall {...newest} caption={`Round ${newest.number}: one tile for each of ${newest.count} questions.`} />
      <DetailLayout toc={sections.map((id) => ({ id, title: examPage[id].title }))}>
        <div className={prose.prose}>
          <SectionHeading linked id="figures" title={figures.title} asks={figures.asks} />
          <p>
            In the round of {date}, strangers asked {newest.count} questions. {newest.counts.well} of {newest.count}{" "}
            were answered well, and for {newest.counts.offered} more the consultant asked back and offered the right
            question. The consultant has been built anew since: the next round examines it as it is now.
          </p>
          <p>
            <strong>{figures.caption}</strong>
          </p>
          <KindTable {...newest} />
          <h3 id="all-rounds">
            <HeadingLink id="all-rounds">{figures.earlier}</HeadingLink>
          </h3>
          <p>{figures.earlierText}</p>
          <RoundTable rounds={exam.all} open={exam.open} />
          <Judged how={exam.how} />
          <Section {...examPage.what} id="what" />
          <SectionHeading linked id="cannot" title={examPage.cannot.title} asks={examPage.cannot.asks} />
          <p>
            {examPage.cannot.weakest} {exam.weakest.join(", ")}.
          </p>
          <ul>
            {examPage.cannot.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Section {...examPage.law} id="law" />
          <Questions {...exam} />
        </div>
      </DetailLayout>
      <div className="container">
        <CallToAction
          title={callToAction.title}
          text={callToAction.text}
          buttons={[{ label: callToAction.button, to: "/#contact" }]}
          topic={examPage.title}
        />
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

function Judged({ how }: { how: string }) {
  const { judged } = examPage;
  return (
    <>
      <Section {...judged} id="judged" />
      <p>{judged.round}</p>
      <blockquote className={styles.record}>
        <Markdown text={how} />
      </blockquote>
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
    </>
  );
}

/** Ways to the questions, which the consultant must not take for knowledge. */
function Questions({ all, open }: Exam) {
  const { title, text, file } = examPage.questions;
  return (
    <section className={styles.questions} data-index="no" aria-labelledby="questions">
      <SectionHeading linked id="questions" title={title} />
      <p>{text}</p>
      {all
        .filter(({ number }) => open.includes(number))
        .map((round) => (
          <div key={round.number}>
            <h3 id={`round-${round.number}`}>
              <HeadingLink id={`round-${round.number}`}>
                Round {round.number}, {longDate(round.date)}
              </HeadingLink>
            </h3>
            <ul>
              {round.kinds.map((kind) => (
                <li key={kind.kind}>
                  <a href={kind.path}>
                    {kind.title}, round {round.number}
                  </a>
                  : {kind.count} questions
                </li>
              ))}
              <li>
                <a href={round.path}>
                  All {round.count} questions of round {round.number} at a glance
                </a>
              </li>
              <li>
                <a href={round.file} download>
                  {file}
                </a>
              </li>
            </ul>
          </div>
        ))}
    </section>
  );
}
