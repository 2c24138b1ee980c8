import { useLoaderData } from "react-router";
import { answeredSubjects } from "../../content/answers/index.ts";
import { artOf } from "../../content/art.ts";
import { EXAM_PATH } from "../../content/exam/address.ts";
import { answersIndex } from "../../content/indexes.ts";
import { indexMeta } from "../seo/page-kinds.ts";
import { Art } from "../ui/art.tsx";
import { IndexPage } from "../ui/index-page.tsx";
import styles from "./answers.module.css";

export const loader = () => answeredSubjects().map(({ kind, title, path, count }) => ({ kind, title, path, count }));

type Subjects = ReturnType<typeof loader>;

export const meta = ({ loaderData = [] }: { loaderData?: Subjects }) =>
  indexMeta(
    "/answers",
    "Answers to what people ask us",
    answersIndex,
    loaderData.map(({ title, path }) => ({ name: title, path })),
  );

export default function Answers() {
  const subjects = useLoaderData<Subjects>();
  return (
    <IndexPage
      words={answersIndex}
      facts={<a href={EXAM_PATH}>{answersIndex.exam}</a>}
      art={<Art name={artOf("/answers")} shape="card" />}
      indexed={false}
    >
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
    </IndexPage>
  );
}
