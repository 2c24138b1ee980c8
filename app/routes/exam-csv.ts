import type { LoaderFunctionArgs } from "react-router";
import { gradeWords, kindWords, roundIn } from "../../content/exam/address.ts";
import { roundAt } from "../../content/exam/index.ts";
import { csvLine } from "../../shared/domain/typography.ts";

const HEADER = ["id", "kind", "asked by", "question", "answer", "grade", "reason"];

/** A round as a file, for spreadsheets: the mark at its start tells them that it is UTF-8. */
export function loader({ url }: LoaderFunctionArgs) {
  const { questions } = roundAt(roundIn(url.pathname));
  const lines = questions.map(({ id, kind, role, ask, answer, grade, why }) =>
    csvLine([id, kindWords[kind].title, role, ask.join("\n"), answer, gradeWords[grade].title, why]),
  );
  return new Response(`\uFEFF${csvLine(HEADER)}${lines.join("")}`, {
    headers: { "content-type": "text/csv; charset=utf-8" },
  });
}
