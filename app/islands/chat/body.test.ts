import { expect, test } from "vitest";
import { bodyOf } from "./body.ts";
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
  expect(bodyOf("The list:\n\n- What period?", { ...given, kind: "answer" })).toBe("The list:\n\n- What period?");
});
