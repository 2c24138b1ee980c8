import { expect, test } from "vitest";
import { closeMarkup } from "./details.ts";

test("a link on its way shows as its label", () => {
  for (const part of ["[AI for tourism", "[AI for tourism]", "[AI for tourism](", "[AI for tourism](/solutions/ai"])
    expect(closeMarkup(`See ${part}`)).toBe("See AI for tourism");
  expect(closeMarkup("See [")).toBe("See ");
});

test("a link that is complete stays", () => {
  expect(closeMarkup("See [AI](/ai).")).toBe("See [AI](/ai).");
  expect(closeMarkup("See [AI](/ai), [Cases](/re")).toBe("See [AI](/ai), Cases");
});

test("emphasis that is open is closed", () => {
  expect(closeMarkup("They saw **$100m")).toBe("They saw **$100m**");
  expect(closeMarkup("They saw **$100m *")).toBe("They saw **$100m**");
  expect(closeMarkup("They saw **$100m*")).toBe("They saw **$100m**");
  expect(closeMarkup("They saw **$100m**")).toBe("They saw **$100m**");
  expect(closeMarkup("Write `a")).toBe("Write `a`");
});

test("a mark of which nothing has come yet is left out", () => {
  expect(closeMarkup("They saw **")).toBe("They saw ");
  expect(closeMarkup("They saw *")).toBe("They saw ");
});

test("only the last line is still open", () => {
  expect(closeMarkup("2 ** 3\nis eight")).toBe("2 ** 3\nis eight");
});

test("whatever stands there, nothing is lost but marks", () => {
  const answer = "**Bold** and `code` with [a link](/path), then\n- a list * of **two** items";
  const words = (text: string) => text.replace(/\]\([^)]*\)?|[*`[\]]/g, "").replace(/\s+/g, "");
  for (let end = 0; end <= answer.length; end++)
    expect(words(closeMarkup(answer.slice(0, end)))).toBe(words(answer.slice(0, end)));
});
