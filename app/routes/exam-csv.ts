import { gradeWords, kindWords } from "../../content/exam/address.ts";
import { rounds } from "../../content/exam/index.ts";
import { csvLine } from "../../shared/domain/typography.ts";

const HEADER = ["id", "kind", "asked by", "question", "answer", "grade", "reason"];

/** The newest round as a file, for spreadsheets: the mark at its start tells them that it is UTF-8. */
export function loader() {
  const lines = (rounds[0]?.questions ?? []).map(({ id, kind, role, ask, answer, grade, why }) =>
    csvLine([id, kindWords[kind].title, role, ask.join("\n"), answer, gradeWords[grade].title, why]),
  );
  return new Response(`\uFEFF${csvLine(HEADER)}${lines.join("")}`, {
    headers: { "content-type": "text/csv; charset=utf-8" },
  });
}
