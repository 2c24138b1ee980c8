import { answeredSubjects } from "../../content/answers/index.ts";
import { FIGURES_PATH, figuresPage } from "../../content/figures-page.ts";
import { articles, caseStudies, housePages, legalPages, solutions } from "../../content/index.ts";
import { answersIndex } from "../../content/indexes.ts";
import { disclaimer, site } from "../../content/site.ts";
import { absolute } from "../seo/page-meta.ts";

const line = (title: string, path: string, text: string) => `- [${title}](${absolute(path)}): ${text}`;

/** The site in brief for language models that read it (llmstxt.org). */
export function loader() {
  const text = `# ${site.name}

> ${site.description}

${disclaimer}

## The agency

${housePages.map(({ path, meta }) => line(meta.title, path, meta.description)).join("\n")}

## Solutions

${solutions.map(({ path, meta }) => line(meta.title, path, meta.cardDescription)).join("\n")}

## Case studies

${caseStudies.map(({ path, meta }) => line(meta.cardTitle, path, `${meta.metrics}. ${meta.cardDescription}`)).join("\n")}

${line("Figures", FIGURES_PATH, figuresPage.description)}

## Articles

${articles.map(({ path, meta }) => line(meta.title, path, meta.excerpt)).join("\n")}

## Answers

${line("All answers", "/answers", answersIndex.description)}
${answeredSubjects.map(({ title, path, count }) => line(title, path, `${count} questions and answers.`)).join("\n")}

## Legal

${legalPages.map(({ path, meta }) => line(meta.title, path, meta.description)).join("\n")}
`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
