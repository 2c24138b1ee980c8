/** Labels of the fields of a tally, in the order of chart and tables. */
import type { Tally } from "../../../shared/contracts/insight.ts";

export interface Part {
  name: string;
  /** Class of its colour in the style sheet. */
  key: "answered" | "offered" | "declined" | "other";
  of: (tally: Tally) => number;
}

/** The outcomes of questions; they add up to all of them. */
export const PARTS: readonly Part[] = [
  { name: "Answered", key: "answered", of: ({ answered }) => answered },
  { name: "Asked back", key: "offered", of: ({ offered }) => offered },
  { name: "Not covered", key: "declined", of: ({ declined }) => declined },
  {
    name: "Handed over, refused or small talk",
    key: "other",
    of: ({ handedOver, refused, talk }) => handedOver + refused + talk,
  },
];

/** Columns of the tables beside the day or the subject. */
export const COLUMNS: readonly [string, (tally: Tally) => number][] = [
  ["Questions", ({ questions }) => questions],
  ["Answered", ({ answered }) => answered],
  ["of these unsure", ({ unsure }) => unsure],
  ["Asked back", ({ offered }) => offered],
  ["Not covered", ({ declined }) => declined],
  ["Handed over", ({ handedOver }) => handedOver],
  ["Refused", ({ refused }) => refused],
  ["Helpful", ({ helpful }) => helpful],
  ["Not helpful", ({ unhelpful }) => unhelpful],
];

/** "37%"; empty where the whole is 0. */
export const share = (part: number, all: number) => (all > 0 ? `${Math.round((100 * part) / all)}%` : "–");

export const milliseconds = (time: number | null) => {
  if (time === null) return "–";
  return time < 1_000 ? `${time} ms` : `${(time / 1_000).toFixed(1)} s`;
};
