/** The ground of an answer, from what the consultant found. */
import { brand } from "../../shared/brand.ts";
import { asShown, type Brief } from "../consultant/index.ts";
import { sentencesOf } from "../guard/index.ts";
import type { Ground, GroundPassage } from "./ground.ts";

const FACTS = [
  `I am the ${brand.consultant}, an AI system on the website of ${brand.name}, and no human; my answers can be wrong.`,
  `${brand.name} is a ${brand.kind} with its head office in ${brand.country.name}, for ${brand.clients}.`,
  `A person of ${brand.name} answers through the [contact section](/#contact) of this website.`,
  "In this chat no price, date or result is promised, and no client is named.",
];

/** Addresses that belong to the site without being a page of content. */
const FIXED_PATHS = ["/", "/solutions", "/results", "/insights", "/contact", "/privacy", "/accessibility", "/#contact"];

export function groundOf({ answers, passages, rows, conversation, grounds }: Brief): Ground {
  const written = answers.map(({ question, answer, sources }): GroundPassage => {
    const [source] = sources;
    const role = grounds.passages.find(({ text }) => text === answer)?.role ?? "";
    return {
      title: source?.title ?? "",
      section: question,
      url: source?.url ?? "",
      kind: "written",
      role,
      lines: linesOf(answer),
    };
  });
  const pages = passages.map(
    ({ title, section, url, text, role = "" }): GroundPassage => ({
      title,
      section,
      url: url ?? "",
      kind: "page",
      role,
      lines: linesOf(text).map((line) => asShown(line, rows)),
    }),
  );
  // By turns: either list is best first.
  const both = written.flatMap((one, at) => [one, ...pages.slice(at, at + 1)]);
  const said = conversation.filter(({ role }) => role === "assistant").map(({ content }) => content.slice(0, 300));
  return {
    passages: [...both, ...pages.slice(written.length)],
    facts: FACTS,
    paths: [...FIXED_PATHS, ...grounds.paths],
    talk: { said: said.slice(-2) },
  };
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .flatMap(sentencesOf)
    .filter((line) => !line.endsWith(":"));
