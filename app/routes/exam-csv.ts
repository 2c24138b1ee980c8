import { gradeWords, kindWords } from "../../content/exam/address.ts";
import { rounds } from "../../content/exam/index.ts";
import { csvResponse } from "../seo/page-meta.ts";

const HEADER = ["id", "kind", "asked by", "question", "answer", "grade", "reason"];

/** The newest round. */
export function loader() {
  const rows = (rounds[0]?.questions ?? []).map(({ id, kind, role, ask, answer, grade, why }) => [
    id,
    kindWords[kind].title,
    role,
    ask.join("\n"),
    answer,
    gradeWords[grade].title,
    why,
  ]);
  return csvResponse(HEADER, ...rows);
}
