import { expect, test } from "vitest";
import type { ChatAnswer } from "../../shared/contracts/chat.ts";
import { overviewAnswer, visitorQuestionsAnswer } from "../../shared/contracts/insight.ts";
import { post } from "../../tests/support/app.ts";
import { testEngine } from "../../tests/support/engine.ts";
import { library, sections } from "../../tests/support/library.ts";
import { operatorSite } from "../../tests/support/operator-site.ts";
import { ask, readStream } from "../../tests/support/stream.ts";

const DAY = 86_400_000;
const KNOWN = "By how much did ferry bookings rise?";

async function site(logDays: number) {
  const clock = { time: Date.parse("2026-01-10T12:00:00Z") };
  const made = operatorSite({ sections, engine: testEngine(library), logDays, now: () => clock.time });
  await made.request("/functions/v1/ingest-content", { method: "POST" });
  const askQuestion = async (question: string) =>
    (await readStream(await ask(made.app, question))).chunks.at(-1)?.answer as ChatAnswer;
  const rate = ({ id }: ChatAnswer, helpful: boolean, comment?: string) =>
    made.app.request("/functions/v1/rate-answer", post({ id, helpful, comment }));
  const overview = async (days = 7) =>
    overviewAnswer.parse(await (await made.request(`/rest/v1/consultant_overview?days=${days}`)).json());
  const questions = async () =>
    visitorQuestionsAnswer.parse(await (await made.request("/rest/v1/visitor_questions")).json());
  return { ...made, clock, askQuestion, rate, overview, questions };
}

test("the overview counts by day and subject what became of questions and what visitors said, and tells the state", async () => {
  const { askQuestion, rate, overview, clock, request } = await site(0);
  await rate(await askQuestion(KNOWN), false);
  clock.time += DAY;
  await rate(await askQuestion(KNOWN), true);
  await askQuestion("Hello");
  const { total, days, subjects, state } = await overview();
  expect(total).toMatchObject({ questions: 3, answered: 2, talk: 1, helpful: 1, unhelpful: 1, byModel: 0 });
  expect(days).toHaveLength(7);
  expect(days.slice(-2)).toMatchObject([
    { day: "2026-01-10", questions: 1, unhelpful: 1 },
    { day: "2026-01-11", questions: 2, helpful: 1, talk: 1 },
  ]);
  const ferry = subjects.find(({ subject }) => subject === "case-ferry");
  expect(ferry).toMatchObject({ questions: 2, answered: 2, title: "Ferry case" });
  expect(state).toMatchObject({
    problem: null,
    entries: 2,
    lastIngest: { by: "someone at the server" },
    lastBackup: null,
    model: null,
    logDays: 0,
  });
  expect(state.library.version).not.toBe("");
  expect((await overview(1)).total.questions).toBe(2);
  for (const wrong of ["0", "91", "x", "1.5"]) {
    const response = await request(`/rest/v1/consultant_overview?days=${wrong}`);
    expect([response.status, (await response.json()).error.field]).toEqual([400, "days"]);
  }
});

test("questions of like meaning are one group, with trend and comments, and are asked once more by themselves", async () => {
  const { askQuestion, rate, questions, clock, request } = await site(30);
  for (const question of ["Do you sell zeppelins?", "do you sell zeppelins", "Hello"]) await askQuestion(question);
  clock.time += DAY;
  await askQuestion("Can I buy a zeppelin from you?");
  await rate(await askQuestion(`${KNOWN} I am Ana Sousa.`), false, "Which year?");
  const { groups, days, logDays } = await questions();
  expect([logDays, days.length, days.at(-1)]).toEqual([30, 30, "2026-01-11"]);
  expect(groups).toHaveLength(2);
  const [zeppelins, ferry] = groups;
  expect(zeppelins).toMatchObject({ times: 3, question: expect.stringMatching(/^do you sell zeppelins/i) });
  expect(zeppelins?.perDay.slice(-2)).toEqual([2, 1]);
  expect((zeppelins?.troubles.declined ?? 0) + (zeppelins?.troubles.offered ?? 0)).toBe(3);
  expect(zeppelins?.now.kind).not.toBe("answer");
  expect(ferry).toMatchObject({
    question: `${KNOWN} I am [name].`,
    comments: ["Which year?"],
    troubles: { unhelpful: 1 },
  });
  const body = {
    pageTitle: "Zeppelins",
    content: "We do not sell zeppelins.",
    metadata: { questions: ["Do you sell zeppelins?"] },
  };
  await request("/rest/v1/knowledge_base", { method: "POST", body });
  const after = (await questions()).groups[0];
  expect(after?.now).toMatchObject({
    kind: "answer",
    about: { id: expect.stringMatching(/^entry:/), title: "Zeppelins" },
  });
  const remove = () => request(`/rest/v1/visitor_questions?words=in.(${after?.words.join(",")})`, { method: "DELETE" });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  expect((await questions()).groups).toHaveLength(1);
  expect((await request("/rest/v1/visitor_questions?words=eq.a", { method: "DELETE" })).status).toBe(400);
});

test("ratings are shown without the log, the least helpful answer first", async () => {
  const { askQuestion, rate, questions } = await site(0);
  await rate(await askQuestion(KNOWN), false, "Which year?");
  await rate(await askQuestion("Hello"), true);
  const { groups, ratings, logDays } = await questions();
  expect([logDays, groups]).toEqual([0, []]);
  expect(ratings[0]).toMatchObject({
    helpful: 0,
    unhelpful: 1,
    comments: [{ comment: "Which year?", helpful: false, day: "2026-01-10" }],
  });
  expect(ratings[0]?.about?.title).toBeTruthy();
  expect(ratings[1]).toMatchObject({ helpful: 1, unhelpful: 0, comments: [] });
});
