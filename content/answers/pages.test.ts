import { expect, test } from "vitest";
import { pagesOf } from "./pages.ts";
import type { PublishedAnswer, PublishedSubject } from "./published.ts";

const answer = (anchor: string, length: number): PublishedAnswer => ({
  anchor,
  question: `What is ${anchor}?`,
  text: "x".repeat(length),
  sources: [],
});

function subject(...lengths: number[]): PublishedSubject {
  const answers = lengths.map((length, index) => answer(`a${index}`, length));
  const groups = [
    { id: "in-short", title: "In short", answers: answers.slice(0, 3) },
    { id: "figures", title: "Figures", answers: answers.slice(3) },
  ].filter((group) => group.answers.length > 0);
  return {
    id: "house-fit",
    kind: "house",
    title: "Fit",
    path: "/answers/house-fit",
    pages: [],
    count: lengths.length,
    groups,
  };
}

const anchorsOf = ({ groups }: { groups: PublishedSubject["groups"] }) =>
  groups.map(({ id, answers }) => [id, ...answers.map(({ anchor }) => anchor)]);

test("a subject that is not long is one page", () => {
  const pages = pagesOf(subject(1_000, 1_000, 1_000, 1_000));
  expect(pages.map(({ path, number, parts }) => [path, number, parts])).toEqual([
    ["/answers/house-fit", 1, ["/answers/house-fit"]],
  ]);
  expect(pages[0]?.contents.flatMap(({ entries }) => entries).some(({ elsewhere }) => elsewhere)).toBe(false);
});

test("a long one goes on, in its order and about evenly; a group that is cut stands on both", () => {
  const pages = pagesOf(subject(...Array<number>(10).fill(2_000)));
  expect(pages.map(({ path }) => path)).toEqual(["/answers/house-fit", "/answers/house-fit/2"]);
  expect(pages.map(anchorsOf)).toEqual([
    [
      ["in-short", "a0", "a1", "a2"],
      ["figures", "a3", "a4"],
    ],
    [["figures", "a5", "a6", "a7", "a8", "a9"]],
  ]);
});

test("the first page names every answer, and where it stands; another names its own", () => {
  const [first, second] = pagesOf(subject(...Array<number>(10).fill(2_000)));
  const entries = (page = first) => page?.contents.flatMap((group) => group.entries) ?? [];
  expect(entries().map(({ anchor, elsewhere }) => [anchor, elsewhere])).toEqual(
    Array.from({ length: 10 }, (_, index) => [`a${index}`, index < 5 ? undefined : "/answers/house-fit/2"]),
  );
  expect(entries(second).map(({ anchor }) => anchor)).toEqual(["a5", "a6", "a7", "a8", "a9"]);
});
