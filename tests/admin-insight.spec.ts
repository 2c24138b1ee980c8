/** What operators see of visitors' questions, and the way from a question to its answer. */
import type { APIRequestContext, Page } from "@playwright/test";
import { accessibilityProblems } from "./accessibility-rules.ts";
import { expect, test } from "./operator-site.ts";

// One server for both.
test.describe.configure({ mode: "default" });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Asks as a visitor does; returns the name under which the answer can be rated. */
async function ask(request: APIRequestContext, question: string): Promise<string> {
  const messages = [{ role: "user", content: question }];
  const stream = await (await request.post("/functions/v1/ai-chat", { data: { messages } })).text();
  const id = /"answer":\{"id":"([^"]+)"/.exec(stream)?.[1] ?? "";
  expect(id, stream).not.toBe("");
  return id;
}

test("the overview draws and lists what became of questions, and one of them is a step from its answer", async ({
  page,
  request,
}) => {
  for (const question of ["Can you repair my zeppelin?", "can you repair my zeppelin", "Hello"])
    await ask(request, question);
  const id = await ask(request, "By how much did task completion rise in the government case?");
  await request.post("/functions/v1/rate-answer", { data: { id, helpful: false, comment: "Which year? I am Ana." } });

  await page.goto("/admin/upkeep");
  const questionsCard = card(page, "Questions to the consultant");
  await expect(questionsCard.getByRole("img", { name: /^4 questions in 30 days/ })).toBeVisible();
  await expect(questionsCard.getByText("Answered: 1")).toBeVisible();
  await questionsCard.getByText("By subject").click();
  const bySubject = questionsCard.getByRole("row").filter({ hasText: /Government/ });
  await expect(bySubject).toContainText("1");
  await expect(card(page, "State")).toContainText("The consultant answers");
  await expect(card(page, "State")).toContainText(/Last ingest.*by the server/);
  await expect(card(page, "State")).toContainText("On, for 30 days");
  await questionsCard.getByText("By day").click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await questionsCard.getByLabel("Period").selectOption("7");
  await expect(questionsCard.getByRole("img", { name: /^4 questions in 7 days/ })).toBeVisible();

  await questionsCard.getByRole("link", { name: "What was asked, and what visitors said of answers" }).click();
  await expect(page).toHaveURL(/\/admin\/questions$/);
  const questions = card(page, "Questions to answer better");
  const zeppelins = questions
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: /repair my zeppelin/ }) });
  await expect(zeppelins).toContainText("Asked 2 times");
  await expect(questions).toContainText("Which year? I am [name].");
  await expect(card(page, "What visitors said of answers")).toContainText("Not helpful 1 time, helpful 0 times.");
  expect(await accessibilityProblems(page, { region: "main" })).toEqual([]);
  await questions.getByRole("button", { name: "Not helpful" }).click();
  await expect(zeppelins).toHaveCount(0);
  await questions.getByRole("button", { name: "All" }).click();

  await zeppelins.getByRole("link", { name: /^Write an entry/ }).click();
  await expect(page.getByLabel("Expected questions")).toHaveValue(/repair my zeppelin/i);
  await expect(page.getByLabel("Page title", { exact: true })).toBeFocused();
  await page.goBack();
  await expect(zeppelins).toContainText("I found nothing on");
  await zeppelins.getByLabel("Say this instead").fill("We do not repair zeppelins.");
  await page.reload();
  await expect(zeppelins.getByLabel("Say this instead")).toHaveValue("We do not repair zeppelins.");
  await zeppelins.getByRole("button", { name: /^Say this/ }).press("Enter");
  await expect(zeppelins.getByText("Hears it").first()).toBeVisible();
  await expect(zeppelins).toContainText(/repair my zeppelin.*Hears it.*repair my zeppelin.*Hears it/is);
  await expect(zeppelins).toContainText("of the last thirty days");
  await page.goto("/admin/questions");
  // Nothing else is left to do, so what is answered by now stands open.
  await expect(questions.getByRole("status")).toHaveText("0 questions to answer better, 2 questions answered by now");
  await expect(zeppelins).toContainText(/Answered now from can you repair my zeppelin/i);
  const editor = zeppelins.getByRole("link", { name: /^can you repair my zeppelin$/i });
  await expect(editor).toHaveAttribute("href", /\/admin\/knowledge-base\?entry=/);
  await zeppelins.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(zeppelins).toHaveCount(0);
});

test.describe("when the server does not answer", () => {
  test.use({
    expectedErrors: [/^console: (?:The (?:overview|questions) could not be loaded\.|Failed to load resource: .* 503 )/],
  });

  test("both pages say so, and try again", async ({ page }) => {
    let away = true;
    await page.route(/consultant_overview|visitor_questions/, (route) =>
      away
        ? route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "The database is away." } } })
        : route.fallback(),
    );
    for (const [path, title] of [
      ["/admin/upkeep", "The overview could not be loaded."],
      ["/admin/questions", "The questions could not be loaded."],
    ] as const) {
      away = true;
      await page.goto(path);
      const problem = page.getByRole("alert").filter({ hasText: title });
      await expect(problem).toContainText("The database is away.");
      away = false;
      await problem.getByRole("button", { name: "Try again" }).click();
      await expect(problem).toHaveCount(0);
    }
  });
});
