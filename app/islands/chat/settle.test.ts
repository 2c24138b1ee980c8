import { expect, test } from "vitest";
import { settle } from "./settle.ts";

test("a link on its way shows as its label", () => {
  for (const part of ["[AI for tourism", "[AI for tourism]", "[AI for tourism](", "[AI for tourism](/solutions/ai"])
    expect(settle(`See ${part}`)).toBe("See AI for tourism");
  expect(settle("See [")).toBe("See ");
});

test("a link that is complete stays", () => {
  expect(settle("See [AI](/ai).")).toBe("See [AI](/ai).");
  expect(settle("See [AI](/ai), [Cases](/re")).toBe("See [AI](/ai), Cases");
});

test("emphasis that is open is closed", () => {
  expect(settle("They saw **$100m")).toBe("They saw **$100m**");
  expect(settle("They saw **$100m *")).toBe("They saw **$100m**");
  expect(settle("They saw **$100m*")).toBe("They saw **$100m**");
  expect(settle("They saw **$100m**")).toBe("They saw **$100m**");
  expect(settle("Write `a")).toBe("Write `a`");
});

test("a mark of which nothing has come yet is left out", () => {
  expect(settle("They saw **")).toBe("They saw ");
  expect(settle("They saw *")).toBe("They saw ");
});

test("only the last line is still open", () => {
  expect(settle("2 ** 3\nis eight")).toBe("2 ** 3\nis eight");
});

test("whatever stands there, nothing is lost but marks", () => {
  const answer = "**Bold** and `code` with [a link](/path), then\n- a list * of **two** items";
  const words = (text: string) => text.replace(/\]\([^)]*\)?|[*`[\]]/g, "").replace(/\s+/g, "");
  for (let end = 0; end <= answer.length; end++)
    expect(words(settle(answer.slice(0, end)))).toBe(words(answer.slice(0, end)));
});
