/** Claims that ride along: in forms that claim nothing, in true words put elsewhere, in signs that only look like letters. */
import { describe, expect, it } from "vitest";
import type { Subject } from "../../shared/contracts/library.ts";
import { createJudge, createStreamGuard, groundsOf } from "./index.ts";

const cases: Subject[] = ["bank", "insurer"].map((name) => ({
  id: `case-${name}`,
  kind: "case",
  title: `The ${name} case`,
  names: [`the ${name}`],
  sectors: [name === "bank" ? "finance" : "insurance"],
  pages: [`/results/${name}`],
}));
const BANK = "At the bank cost per acquisition fell by 37% against its earlier level.";
const INSURER = "At the insurer £7m of waste was cut from the spend of a year.";
const RULE = "No result is guaranteed.";
const TRUE = `${RULE} A draft that nobody has approved is not published.`;
const grounds = groundsOf({
  passages: [
    {
      title: "The bank case",
      section: "Outcome",
      url: "/results/bank#outcome",
      text: `${BANK} Return on ad spend was 2.8x.`,
    },
    { title: "The insurer case", section: "Outcome", url: "/results/insurer#outcome", text: INSURER },
    {
      title: "Rules",
      section: "Rules",
      url: "/rules",
      text: `${TRUE} The agreement names the fee. Use the form and name your right. It costs nothing. The form asks for no papers. We do not need them.\nWe will not:\n- promise a price\n- name a client\n\n| Gate | Owner |\n| --- | --- |\n| Wording | Counsel |`,
    },
    {
      title: "Reviews",
      section: "Did counsel read every draft?",
      url: "/rules#drafts",
      text: "Yes. Counsel reads every draft before it is published.",
    },
  ],
  subjects: cases,
  visitor: ["What can my bank expect of you, and who are you?"],
  paths: ["/results/bank", "/results/insurer", "/rules"],
});

function shown(text: string, hasBetter = false): string {
  const guard = createStreamGuard(createJudge(grounds), new Set(grounds.paths), { limit: 2_400, hasBetter });
  return guard.push(text) + guard.end();
}

describe("a claim is held back", () => {
  it.each([
    ["an offer", "I can tell you that we pay the fee back when costs rise.", /pay/],
    ["what the speaker declines", "I am not afraid of promises, unlike others: we pay the fines.", /fines|promises/],
    ["a question with a tag", "We pay the fee back when costs rise, right?", /pay/],
    ["what a question takes for granted", "Would you like the free line that we staff day and night?", /line/],
    ["what a question tells", "Do you know that the form names the fee for no papers?", /papers\?/],
    ["a figure of a question", "Would you prefer the 37% off the fee for your bank?", /37/],
    ["an invitation", "Contact us and we pay the fee back.", /pay/],
    ["what depends on the visitor", "Your refund depends on your bank.", /refund/],
    ["what the house does, depending on the visitor", "It depends on your fee, and we pay it back.", /pay/],
    ["what is said to be listed", "The page lists several awards that we received.", /award/],
    ["an announcement", "We pay the fee back:\n\nThe agreement names the fee.", /pay/],
    ["an announcement that reverses", "It is untrue that:\n\nThe agreement names the fee.", /untrue/],
    ["the head of a table", "| We pay every fine | For banks |\n| --- | --- |\n\nThe agreement names the fee.", /fine/],
    ["a row that is never closed", "| We pay every fine for banks.\n\nThe agreement names the fee.", /fine/],
    ["remarks", "We always do. For everybody.", /always|everybody/],
    ["a sentence on several lines", "Every client\nwho comes\nto us\nhas the fee back.", /client|fee back/],
    ["an answer to a question of its own", "Do you get the fee back? Yes.", /Yes/],
    ["what is added to a true sentence", "No result is guaranteed, since the client asked for it.", /since/],
    ["a denial that is denied", "No result is not guaranteed.", /not guaranteed/],
    ["a comma that turns a sentence round", "No, result is guaranteed.", /No, result/],
    ["a question mark", "No result is guaranteed?", /guaranteed\?/],
  ])("in %s", (_, text, lie) => expect(shown(`${TRUE} ${text}`)).not.toMatch(lie));

  it.each([
    ["another currency", "At the insurer €7m of waste was cut from the spend of a year.", /€/],
    ["a sign", "At the bank cost per acquisition fell by -37% against its earlier level.", /-37/],
    ["digits in circles", "At the bank cost per acquisition fell by ❾❸% against its earlier level.", /❾/],
    ["letters in squares", "🆆🅴 🅿🅰🆈 🅵🅸🅽🅴🆂.", /🆆|🅵/],
    ["words struck through", "~~No~~ result is guaranteed.", /~/],
    [
      "a turned direction",
      "At the bank cost per acquisition fell by \u202E37\u202C% against its earlier level.",
      /\u202E/,
    ],
  ])("in %s", (_, text, lie) => expect(shown(`${TRUE.slice(RULE.length)} ${text}`)).not.toMatch(lie));
});

describe("true words are held back where they say something untrue", () => {
  it.each([
    ["of another case than was spoken of", `${INSURER} Return on ad spend was 2.8x.`, /2\.8/],
    ["below what denies another list", "We will not:\n- promise a price\n- The agreement names the fee.", /agreement/],
    ["as an item with another mark, without its lead", "We will:\n– promise a price", /We will:|– promise/],
    ["without what they speak of", "It costs nothing.", /^It costs/],
    ["without what they leave open", "The agreement names the fee. We do not need them.", /need them/],
    ["as an example", `In an invented example: ${BANK}`, /invented/],
  ])("%s", (_, text, lie) => expect(shown(`${RULE} ${text}`)).not.toMatch(lie));

  it("behind a yes or no that the grounds do not give", () => {
    expect(shown("Yes. Counsel reads every draft before it is published.")).toMatch(/^Yes\. Counsel/);
    expect(shown("No. Counsel reads every draft before it is published.")).toBe(
      " Counsel reads every draft before it is published.",
    );
    expect(shown(`Yes. ${TRUE}`)).not.toContain("Yes");
    expect(shown("Yes.")).toBe("");
  });

  it("with a page of another case for their source", () => {
    const cited = (page: string) => shown(`${RULE} ${BANK} [The ${page} case](/results/${page}#outcome)`);
    expect(cited("bank")).toContain("](/results/bank");
    expect(cited("insurer")).not.toContain("](/results/insurer");
  });
});

describe("what claims nothing", () => {
  it.each([
    "It depends on your markets, your budget and the season.",
    "Which of the drafts would you publish first?",
    "Shall I explain how the fee is named?",
    "I cannot judge that for you.",
    "See [the case](/results/bank).",
  ])("stands: %s", (text) => expect(shown(`${TRUE} ${text}`)).toContain(text));

  it("is no answer where there is one", () => {
    expect(shown("It depends on your markets.", false)).toBe("It depends on your markets.");
    expect(shown("It depends on your markets.", true)).toBe("");
    expect(shown("That is not published here.", true)).toBe("");
  });
});

it("a link that is put together by a tag leads nowhere", () => {
  expect(shown(`${TRUE} See [the case]<b>(https://evil.example/pay).`)).not.toContain("evil");
});
