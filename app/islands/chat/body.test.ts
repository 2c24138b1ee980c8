import { expect, test } from "vitest";
import { bodyOf, leadEnd } from "./body.ts";
import type { Details } from "./details.ts";

const source = { title: "Finance", section: null, url: "/results/finance", quote: "It fell." };
const details = (given: Partial<Details>): Details => ({ id: "a", kind: "answer", sources: [], options: [], ...given });

test("without details the text is shown as it came", () => {
  expect(bodyOf("It fell.\n\nSource: [Finance](/results/finance)", undefined)).toBe(
    "It fell.\n\nSource: [Finance](/results/finance)",
  );
});

test("the source line goes where the sources stand below, and only the last line is one", () => {
  const given = details({ sources: [source] });
  expect(bodyOf("It fell.\n\nSource: [Finance](/results/finance)", given)).toBe("It fell.");
  expect(bodyOf("It fell.\n\nSources: [A](/a), [B](/b)\n", given)).toBe("It fell.");
  expect(bodyOf("Sources: see below.\n\nIt fell.", given)).toBe("Sources: see below.\n\nIt fell.");
  expect(bodyOf("It fell.\n\nSource: [Finance](/results/finance)", details({}))).toContain("Source:");
});

test("of a question back, the choices that stand on buttons go from the text, and nothing else", () => {
  const given = details({ kind: "options", options: [{ label: "Period", ask: "What period?" }] });
  expect(bodyOf("Which one?\n\n- What period?\n- Something else", given)).toBe("Which one?\n\n- Something else");
  expect(bodyOf("Which one?\n\n1. What period?\n2) Period", given)).toBe("Which one?");
  const nearest = "Perhaps **this?** It fell.\n\nSource: [Finance](/results/finance)\n\nOr:\n\n- What period?";
  expect(bodyOf(nearest, { ...given, sources: [source] })).toBe("Perhaps **this?** It fell.");
  expect(bodyOf("The list:\n\n- What period?", { ...given, kind: "answer" })).toBe("The list:\n\n- What period?");
});

const sentence = (word: string, words = 10) => `${word} ${"word ".repeat(words - 2)}end.`;
const lead = (text: string, growing = false) => text.slice(0, leadEnd(text, growing));

test("an answer of sixty words is in sight at once; a longer one pauses after the sentence that reaches forty-five", () => {
  const six = ["One", "Two", "Three", "Four", "Five", "Six"].map((word) => sentence(word));
  expect(lead(six.join(" "))).toBe(six.join(" "));
  expect(lead([...six, sentence("Seven")].join(" "))).toBe(`${six.slice(0, 5).join(" ")} `);
  expect(lead([sentence("One", 40), sentence("Two", 20), "Two more words."].join(" "))).toMatch(/words\.$/);
});

test("it pauses in no table, link or emphasis, and not before a list that it announces", () => {
  const long = sentence("One", 44);
  const rows = `${long}\n\n| A | B |\n|---|---|\n| one | two |\n| three | four |\n\n${sentence("Then", 20)}`;
  expect(lead(rows)).toMatch(/four \|\n\n$/);
  expect(lead(`${long} **Two three. Four** five. ${sentence("Then", 20)}`)).toMatch(/five\. $/);
  expect(lead(`${long} See [one. Two](/results) here. ${sentence("Then", 20)}`)).toMatch(/here\. $/);
  expect(lead(`${long} These three things:\n- one\n- two\n- ${sentence("Then", 20)}`)).toMatch(/- one\n$/);
});

test("while it grows it never takes back what was in sight", () => {
  const text = Array.from({ length: 12 }, (_, at) => sentence(`S${at}`, 7 + at)).join(" ");
  let before = 0;
  for (let length = 0; length <= text.length; length += 3) {
    const now = leadEnd(text.slice(0, length), true);
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
  expect(leadEnd(text)).toBe(before);
});
