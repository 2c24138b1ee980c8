/** Which sentences of a section answer a question for a figure. */
import { expect, it } from "vitest";
import { createSearchIndex } from "../retrieval/index.ts";
import { createConsultant } from "./consultant.ts";
import { entry } from "./testing/entries.ts";

const section = (url: string, page: string, title: string, content: string, questions: string[] = []) =>
  entry({ page_url: url, page_title: page, section_title: title, content, metadata: { questions } });

const site = [
  section(
    "/insights/attribution#example",
    "Attribution",
    "Worked example: what a customer really cost",
    [
      "Take an invented campaign that costs £100,000. The platform claims 800 new customers, or £125 each.",
      "Regions with the campaign brought in 1,200 new customers. Matched regions brought in 1,000. The campaign in this example caused 200 customers, at £500 each.",
    ].join("\n"),
    ["What did a customer really cost in the attribution example?"],
  ),
  section(
    "/insights/review#example",
    "Review queue",
    "Worked example: a month in the review queue",
    [
      "Two reviewers have 100 hours a month for the review queue, and 200 items arrive.",
      "Sorted into classes, the month looks like this.",
      "Work: Class one; Items: 120; Hours: 39",
      "Work: Class two; Items: 80; Hours: 20",
      "Work: Total; Items: 200; Hours: 59",
      "The remaining hours go to live pages.",
    ].join("\n"),
    ["How many hours does the review queue take after sorting?"],
  ),
  section(
    "/insights/tourism#example",
    "Tourism return",
    "Worked example: additional revenue",
    [
      "The board reports a return of 5:1 for revenue that is not additional revenue alone.",
      "The board wrote it into its plan.",
      "Nobody asked what would have come anyway.",
      "A test then gave a return of 1.6:1.",
    ].join("\n"),
    ["What is the return on additional revenue?"],
  ),
  section(
    "/privacy#rights",
    "Privacy",
    "Your rights",
    "You may ask for a copy of your data (Article 15 GDPR).\nUse the contact section.\nIt costs nothing.\nNo reason need be given.\nWe answer a request within ten working days.",
    ["How long do you take to answer a request for a copy of my data?"],
  ),
];

const consultant = createConsultant(() => createSearchIndex(site));
const answer = (content: string) => consultant.answer([{ role: "user", content }]).text;

it("tells the end of a calculation where that is asked for", () =>
  expect(answer("in the attribution example, what did each new customer really cost?")).toContain("£500"));

it("tells the total of a table whose label is what is counted", () =>
  expect(answer("how many hours does the review queue take in total after sorting?")).toContain("Hours: 59"));

it("does not take a figure that the question names for its answer", () =>
  expect(answer("with the return of 5:1, which return is left for additional revenue?")).toContain("1.6:1"));

it("takes a number of working days for a time", () =>
  expect(answer("how long do you take to answer a request for a copy of my data?")).toContain("ten working days"));
