import { useLoaderData } from "react-router";
import { answeredSubjects } from "../../content/answers/index.ts";
import { artOf } from "../../content/art.ts";
import { EXAM_PATH } from "../../content/exam/address.ts";
import { answersIndex } from "../../content/indexes.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, collectionData } from "../seo/structured-data.ts";
import { Art } from "../ui/art.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { PageHead } from "../ui/page-head.tsx";
import styles from "./answers.module.css";

export const loader = () => answeredSubjects().map(({ kind, title, path, count }) => ({ kind, title, path, count }));

type Subjects = ReturnType<typeof loader>;

export const meta = ({ loaderData = [] }: { loaderData?: Subjects }) =>
  pageMeta({
    path: "/answers",
    title: "Answers to what people ask us",
    description: answersIndex.description,
    structuredData: [
      collectionData(
        answersIndex.title,
        "/answers",
        loaderData.map(({ title, path }) => ({ name: title, path })),
      ),
      breadcrumbData([
        { name: "Home", path: "/" },
        { name: answersIndex.title, path: "/answers" },
      ]),
    ],
  });

export default function Answers() {
  const subjects = useLoaderData<Subjects>();
  return (
    <main id="main" tabIndex={-1} data-index="no">
      <PageHead
        kicker={answersIndex.title}
        title={answersIndex.headline}
        intro={answersIndex.intro}
        facts={<a href={EXAM_PATH}>{answersIndex.exam}</a>}
        art={<Art name={artOf("/answers")} shape="card" />}
      />
      <div className="container section">
        <div className={styles.groups}>
          {answersIndex.groups.map(({ kind, title }) => (
            <section key={kind}>
              <h2>{title}</h2>
              <ul>
                {subjects
                  .filter((subject) => subject.kind === kind)
                  .map((subject) => (
                    <li key={subject.path}>
                      <a href={subject.path}>{subject.title}</a>
                      <span>
                        {subject.count}
                        <span className="visually-hidden"> answers</span>
                      </span>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
        <CallToAction
          title={answersIndex.callToAction.title}
          text={answersIndex.callToAction.text}
          buttons={[{ label: answersIndex.callToAction.button, to: "/#contact" }]}
          topic={answersIndex.title}
        />
      </div>
    </main>
  );
}
