/** What a source is called where it is linked: "Finance Case Study: Outcome". */
import { anchorOf } from "../../shared/domain/anchor.ts";
import { capitalised } from "../../shared/domain/typography.ts";
import { bodyOf } from "../bodies.ts";
import { about, calculator, contact, hero, insights, outcomes, results, solutionsBlock } from "../home.ts";
import { everyPage, titleOf } from "../index.ts";

interface Heading {
  id: string;
  title: string;
}

const homeHeadings: Heading[] = [
  { id: "what-we-do", title: hero.aside.title },
  { id: "measurable-outcomes", title: outcomes.title },
  { id: "solutions", title: solutionsBlock.title },
  { id: "results", title: results.title },
  { id: "about", title: about.title },
  { id: "insights", title: insights.title },
  { id: "roi", title: calculator.title },
  { id: "contact", title: contact.title },
];

export function sectionName(address: string): string {
  const [path = "", anchor] = address.split("#");
  if (!anchor) return titleOf(path);
  // Headings that a page's layout adds ("To do the same") are read off their anchors.
  const title = headingsOf(path).find(({ id }) => id === anchor)?.title ?? anchor.replaceAll("-", " ");
  return `${titleOf(path)}: ${capitalised(title)}`;
}

function headingsOf(path: string): Heading[] {
  if (path === "/") return homeHeadings;
  const page = everyPage.find((candidate) => candidate.path === path);
  if (!page) return [];
  const questions = "faq" in page.meta ? page.meta.faq.map(({ question }) => question) : [];
  return [...bodyOf(page).headings, ...questions.map((question) => ({ id: anchorOf(question), title: question }))];
}
