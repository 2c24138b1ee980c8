/** What was taken from a talk, as clients and operators are told. */
import type { TalkState } from "../../shared/contracts/chat.ts";
import type { Answer } from "./answer.ts";
import type { Turn } from "./consultant.ts";
import { type Knowledge, pathOf } from "./knowledge.ts";

/** Characters of what a visitor told of themselves. */
const AIM_LIMIT = 300;

export function takenFrom({ state, knowledge }: Turn, { sources }: Answer): TalkState {
  const { act, pages, excluded, introduction } = state;
  const cited = sources.map(({ url }) => pathOf(url)).find((page) => page !== "/");
  const subject = cited ?? pages[0];
  const sector = introduction && subject ? knowledge.subjectAt(subject)?.sectors[0] : undefined;
  return {
    act: act?.for ?? "question",
    ...(subject ? { subject: titleOf(subject, knowledge) } : {}),
    ...(sector ? { sector } : {}),
    ...(introduction ? { aim: introduction.slice(0, AIM_LIMIT) } : {}),
    ...(excluded.length > 0 ? { excluded: excluded.map((page) => titleOf(page, knowledge)) } : {}),
  };
}

const titleOf = (page: string, knowledge: Knowledge) => knowledge.subjectAt(page)?.title ?? page;
