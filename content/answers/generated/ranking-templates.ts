/**
 * Wordings of what is asked of figures that stand beside each other. Slots: `{m}` and `{n}` what they
 * measure, bare and as a sentence names it; `{most}` and `{least}`; `{a}` and `{b}` where two of them were measured.
 */

export const most = [
  "Which published result shows the {most} {m}?",
  "who had the {most} {m}",
  "{most} {m} of all clients",
  "best {m}",
];

export const least = [
  "Which published result shows the {least} {m}?",
  "who had the {least} {m}",
  "{least} {m} of all clients",
  "worst {m}",
];

export const second = [
  "Which result comes second in {n}?",
  "second best {m}",
  "number two in {n}",
  "who follows the leader in {n}",
];

export const order = [
  "How do the published figures for {n} compare?",
  "rank your cases by {n}",
  "compare {n} between the clients",
  "{m} across all cases",
];

export const pair = [
  "Was {n} better {a} or {b}?",
  "{m} {a} versus {b}",
  "compare {n} {a} and {b}",
  "where was {n} better, {a} or {b}",
];

/** Of plans and assumptions, which no client achieved. */
export const planned = [
  "How do the published figures for {n} compare?",
  "compare {n} over the pages",
  "is {n} the same everywhere on your site",
  "{m} side by side",
  ...["is the figure for {n} the same {a} and {b}", "What is the difference in {n} {a} and {b}?"],
];
