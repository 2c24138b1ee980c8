/** The exam in public: its figures, and its questions put to the consultant again. */
import { readFileSync } from "node:fs";
import { EXAM_FILE } from "../content/exam/address.ts";
import { expect, test } from "./fixtures.ts";
import { scriptedStream } from "./scripted-stream.ts";

test("the newest round is shown as it was measured, and its worst questions can be asked again", async ({
  page,
  chat,
}) => {
  await page.goto("/answers");
  await page
    .locator("main")
    .getByRole("link", { name: /^How good the consultant is/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("AI consultant");
  // A tile for each question, and the same figures in the table.
  const round = page.locator("main figure");
  const { answered, asked } = newestRound();
  await expect(round.locator("ul").first().locator("i")).toHaveCount(asked);
  await expect(page.getByRole("row", { name: new RegExp(`^All kinds ${asked} ${answered} `) })).toBeVisible();

  const talk = page.locator("article", { has: page.getByRole("button", { name: "Then ask this" }) }).first();
  const turns = await talk.locator("[data-turn]").allTextContents();
  // Once it can be seen, a press counts.
  await talk.getByRole("button", { name: "Ask this again" }).click();
  await expect(chat.log).toContainText(turns[0] as string);
  await chat.answered();
  await talk.getByRole("button", { name: "Then ask this" }).first().click();
  await expect(chat.log).toContainText(turns[1] as string);
  await chat.answered();
  // Asking it again starts a new conversation.
  await talk.getByRole("button", { name: "Ask this again" }).click();
  await expect(chat.log).not.toContainText(turns[1] as string);
  await chat.answered();

  await chat.dialog.getByRole("link", { name: "How good is it?" }).click();
  await expect(page).toHaveURL(/\/consultant$/);
});

test("a question of the page waits for the answer before it, and the visitor's own conversation can be brought back", async ({
  page,
  chat,
}) => {
  const server = await scriptedStream(page);
  const say = async (text: string) => {
    const exchange = await server.next();
    exchange.say(text);
    exchange.end();
    await expect(chat.log).toContainText(text);
    return exchange;
  };
  await chat.open("/consultant");
  await chat.ask("What do you do?");
  await say("We monetise domain names.");

  const talk = page.locator("article", { has: page.getByRole("button", { name: "Then ask this" }) }).first();
  const turns = await talk.locator("[data-turn]").allTextContents();
  await talk.getByRole("button", { name: "Ask this again" }).press("Enter");
  const first = await server.next();
  await talk.getByRole("button", { name: "Then ask this" }).first().press("Enter");
  await expect(chat.dialog.getByRole("status").filter({ hasText: `Asked next: “${turns[1]}”` })).toHaveCount(1);
  first.say("The first answer.");
  first.end();
  const { messages } = await say("The second answer.");
  expect(messages.slice(1).map(({ content }) => content)).toEqual([turns[0], "The first answer.", turns[1]]);

  await chat.dialog.getByRole("button", { name: "Undo" }).click();
  await expect(chat.log).toContainText("We monetise domain names.");
  await expect(chat.log).not.toContainText("The first answer.");
});

function newestRound() {
  const csv = readFileSync(`build/client${EXAM_FILE}`, "utf8");
  return {
    asked: csv.match(/^r\d+-\d+,/gm)?.length ?? 0,
    answered: csv.match(/,Answered well,/g)?.length ?? 0,
  };
}
