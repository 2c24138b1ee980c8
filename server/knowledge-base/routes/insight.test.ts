import { expect, test } from "vitest";
import { MESSAGE_LIMIT } from "../../../shared/contracts/chat.ts";
import { questionTrial, TRIAL_LIMIT } from "../../../shared/contracts/operator.ts";
import { operatorSite, sectionAt } from "../../../tests/support/operator-site.ts";
import { BUILT_IN_MODEL } from "../../embedding/index.ts";

const ask = (site: ReturnType<typeof operatorSite>, question: unknown) =>
  site.request("/functions/v1/try-question", { method: "POST", body: { question } });

test("a tried question shows its answer, what was found with how likely it answers, and which models made them", async () => {
  const site = operatorSite({
    sections: [
      sectionAt("/results/finance#outcome", "Cost per acquisition fell by 37 percent over a year.", ["What fell?"]),
      sectionAt("/results/tourism#outcome", "Arrivals grew in three markets."),
    ],
  });
  await site.request("/functions/v1/ingest-content", { method: "POST" });
  const trial = questionTrial.parse(await (await ask(site, "By how much did cost per acquisition fall?")).json());
  expect(trial.answer).toContain("37 percent");
  expect([trial.model, trial.embeddingModel]).toEqual(["built-in consultant", BUILT_IN_MODEL]);
  expect(trial.found[0]).toMatchObject({ kind: "entry", url: "/results/finance#outcome", section: "outcome" });
  expect(trial.found[0]?.probability).toBeGreaterThan(trial.found[1]?.probability ?? 0);
});

test("an answer that a model wrote bears its name, and one that it could not write the consultant's", async () => {
  const sections = [sectionAt("/results/finance#outcome", "Cost per acquisition fell by 37 percent over a year.")];
  const modelOf = (words: string[]) => ({
    name: "phrasing-1",
    async *stream() {
      yield* words;
    },
  });
  const words = [
    "Cost per acquisition fell by 37 percent over a year ",
    "([Finance Sector Growth](/results/finance#outcome)).",
  ];
  for (const [reply, model] of [
    [words, "phrasing-1"],
    [[], "built-in consultant"],
  ] as const) {
    const site = operatorSite({ sections, chatModel: modelOf([...reply]) });
    await site.request("/functions/v1/ingest-content", { method: "POST" });
    const trial = await (await ask(site, "By how much did cost per acquisition fall?")).json();
    expect([trial.model, trial.answer.includes("37 percent")]).toEqual([model, true]);
  }
});

test("what became of each sentence of a model is shown, with the answer without it", async () => {
  const sections = [sectionAt("/results/finance#outcome", "Cost per acquisition fell by 37 percent over a year.")];
  const chatModel = {
    name: "phrasing-1",
    async *stream() {
      yield "Cost per acquisition fell by 37 percent over a year. In Peru it fell by 99 percent.";
    },
  };
  const site = operatorSite({ sections, chatModel });
  await site.request("/functions/v1/ingest-content", { method: "POST" });
  const { written } = questionTrial.parse(await (await ask(site, "By how much did cost per acquisition fall?")).json());
  expect(written?.builtIn).toContain("37 percent");
  expect(written?.sentences).toMatchObject([
    { outcome: "quoted", lines: ["Cost per acquisition fell by 37 percent over a year."] },
    { written: "In Peru it fell by 99 percent.", outcome: "fell", why: expect.arrayContaining(["figure", "name"]) },
  ]);
  expect(written?.times).toMatchObject({ end: expect.any(Number), checking: 0 });
});

test("a question may be as long as a visitor's, and neither empty nor longer", async () => {
  expect(TRIAL_LIMIT).toBe(MESSAGE_LIMIT);
  const site = operatorSite();
  expect((await ask(site, "x".repeat(TRIAL_LIMIT))).status).toBe(200);
  for (const wrong of ["", "  ", "x".repeat(TRIAL_LIMIT + 1), 7, undefined]) {
    const response = await ask(site, wrong);
    expect([response.status, (await response.json()).error.field]).toEqual([400, "question"]);
  }
});

test("a model that is away leaves the search by words", async () => {
  const away = { model: "away", dimensions: 2, embed: () => Promise.reject(new Error("away")) };
  const site = operatorSite({ embedder: away });
  expect((await ask(site, "What fell?")).status).toBe(200);
});
