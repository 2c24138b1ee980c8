/** Questions that the consultant should answer better: grouped by meaning, and asked again to see whether it does by now. */
import {
  QUESTION_TROUBLES,
  type QuestionGroup,
  type QuestionTrouble,
  type RatedAnswer,
  type VisitorQuestionsAnswer,
} from "../../shared/contracts/insight.ts";
import { lastDays } from "../../shared/domain/date.ts";
import { isUnsure } from "../consultant/answer.ts";
import { cosine } from "../embedding/index.ts";
import { aboutOf } from "../knowledge-base/foresee.ts";
import type { KnowledgeBase } from "../knowledge-base/knowledge-base.ts";
import { RATING_DAYS, type Ratings } from "../ratings/ratings.ts";
import type { LoggedQuestion, StoredRating } from "../store/records.ts";
import type { QuestionLog } from "./question-log.ts";

interface Parts {
  knowledgeBase: Pick<KnowledgeBase, "answer" | "about" | "vectors">;
  questionLog: QuestionLog;
  ratings: Ratings;
  now: () => number;
}

/** Wordings that are grouped: the most frequent. */
const WORDINGS = 500;
/** Questions of one engine call, so that visitors' questions come in between. */
const BATCH = 100;
/** Shown groups, rated answers, and comments on each. */
const GROUPS = 60;
const ANSWERS = 60;
const COMMENTS = 5;
const OTHERS = 4;

interface Trouble extends LoggedQuestion {
  trouble: QuestionTrouble;
  comment: string | null;
}

export async function visitorQuestions(parts: Parts): Promise<VisitorQuestionsAnswer> {
  const { knowledgeBase, questionLog, ratings, now } = parts;
  const logDays = await questionLog.days();
  const [logged, rated] = await Promise.all([questionLog.list(), ratings.list(RATING_DAYS)]);
  const days = lastDays(now(), logDays);
  const groups = await grouped(troubled(logged, rated), knowledgeBase);
  const shown = groups.sort((a, b) => b.length - a.length).slice(0, GROUPS);
  return {
    logDays,
    days,
    // Sequentially: a visitor's question never waits for more than one of these.
    groups: await Array.fromAsync(shown, (group) => described(group, days, knowledgeBase)),
    ratings: await ratedAnswers(rated, knowledgeBase),
  };
}

function troubled(logged: readonly LoggedQuestion[], rated: readonly StoredRating[]): Trouble[] {
  const verdicts = new Map(rated.filter(({ helpful }) => !helpful).map((rating) => [rating.occasion, rating]));
  return logged.flatMap((question) => {
    const verdict = verdicts.get(question.occasion);
    const trouble = verdict ? "unhelpful" : troubleOf(question);
    return trouble ? [{ ...question, trouble, comment: verdict?.comment ?? null }] : [];
  });
}

function troubleOf({ kind, unsure }: LoggedQuestion): QuestionTrouble | undefined {
  if (kind === "declined") return "declined";
  if (kind === "options") return "offered";
  if (kind === "advice" || kind === "refused") return "refused";
  return unsure ? "unsure" : undefined;
}

/** Groups of like meaning, each with its questions, the newest first. */
async function grouped(questions: readonly Trouble[], { vectors }: Parts["knowledgeBase"]): Promise<Trouble[][]> {
  const byWords = Map.groupBy(questions, ({ words }) => words);
  const wordings = [...byWords.values()].sort((a, b) => b.length - a.length).slice(0, WORDINGS);
  const texts = wordings.map((wording) => wording[0]?.question ?? "");
  const batches = Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, at) =>
    texts.slice(at * BATCH, (at + 1) * BATCH),
  );
  const numbers = groupsOf((await Array.fromAsync(batches, (batch) => vectors(batch))).flat());
  const groups = new Map<number, Trouble[]>();
  for (const [place, wording] of wordings.entries()) {
    const number = numbers[place] ?? -1 - place;
    groups.set(number, [...(groups.get(number) ?? []), ...wording]);
  }
  return [...groups.values()];
}

/** Cosine from which two questions are wordings of one. */
const SAME_QUESTION = 0.72;

/** The number of each question's group: that of the nearest question before it, or a new one. */
function groupsOf(vectors: readonly Float32Array[]): number[] {
  const heads: Float32Array[] = [];
  return vectors.map((vector) => {
    let nearest = -1;
    let alike = SAME_QUESTION;
    for (const [group, head] of heads.entries()) {
      const near = cosine(head, vector);
      if (near >= alike) [nearest, alike] = [group, near];
    }
    return nearest >= 0 ? nearest : heads.push(vector) - 1;
  });
}

async function described(
  group: readonly Trouble[],
  days: readonly string[],
  knowledgeBase: Parts["knowledgeBase"],
): Promise<QuestionGroup> {
  // The most frequent wording comes first.
  const wordings = [...new Set(group.map(({ question }) => question))];
  const question = wordings[0] ?? "";
  const perDay = Map.groupBy(group, ({ day }) => day);
  const troubles = Map.groupBy(group, ({ trouble }) => trouble);
  return {
    words: [...new Set(group.map(({ words }) => words))],
    question,
    others: wordings.slice(1, 1 + OTHERS),
    times: group.length,
    perDay: days.map((day) => perDay.get(day)?.length ?? 0),
    troubles: Object.fromEntries(QUESTION_TROUBLES.map((name) => [name, troubles.get(name)?.length ?? 0])) as Record<
      QuestionTrouble,
      number
    >,
    comments: group.flatMap(({ comment }) => comment ?? []).slice(0, COMMENTS),
    now: await answeredNow(question, knowledgeBase),
  };
}

async function answeredNow(question: string, { answer, about }: Parts["knowledgeBase"]): Promise<QuestionGroup["now"]> {
  const { answer: found } = await answer([{ role: "user", content: question }]);
  const [what] = found.kind === "answer" ? await about([found.id]) : [];
  return { kind: found.kind, unsure: isUnsure(found), text: found.text, about: aboutOf(found.id, what) };
}

async function ratedAnswers(rated: readonly StoredRating[], { about }: Parts["knowledgeBase"]): Promise<RatedAnswer[]> {
  const byAnswer = [...Map.groupBy(rated, ({ answer_id }) => answer_id)].map(([id, ratings]) => {
    const helpful = ratings.filter((rating) => rating.helpful).length;
    const comments = ratings.flatMap(({ comment, helpful, day }) => (comment ? [{ comment, helpful, day }] : []));
    return { id, helpful, unhelpful: ratings.length - helpful, comments: comments.slice(0, COMMENTS) };
  });
  const shown = byAnswer
    .sort((a, b) => b.unhelpful - a.unhelpful || b.helpful - a.helpful || (a.id < b.id ? -1 : 1))
    .slice(0, ANSWERS);
  const what = await about(shown.map(({ id }) => id));
  return shown.map((one, place) => ({ ...one, about: aboutOf(one.id, what[place]) }));
}
