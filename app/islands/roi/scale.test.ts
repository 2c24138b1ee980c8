import { expect, test } from "vitest";
import { place, scaleOf, stretch } from "./range-figure.tsx";

test("a drawing reaches from the least to the greatest value and always shows zero", () => {
  expect(scaleOf([-31, 51, 191])).toEqual({ min: -31, max: 191 });
  expect(scaleOf([14, 89])).toEqual({ min: 0, max: 89 });
  expect(scaleOf([-100, -80])).toEqual({ min: -100, max: 0 });
});

test("values stand in proportion, the ends at the edges", () => {
  const scale = { min: -50, max: 150 };
  expect([-50, 0, 150].map((value) => place(value, scale))).toEqual([0, 250, 1_000]);
});

test("a stretch is measured from its lesser end", () => {
  const scale = { min: 0, max: 100 };
  expect(stretch(20, 50, scale)).toEqual({ x: 200, width: 300 });
  expect(stretch(50, 20, scale)).toEqual({ x: 200, width: 300 });
  expect(stretch(50, 50, scale)).toEqual({ x: 500, width: 0 });
});

test("where all values are zero they stand in the middle", () => {
  expect(place(0, scaleOf([0, 0]))).toBe(500);
});
