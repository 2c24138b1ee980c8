<<<<<<< HEAD
=======
import { answeredSubjects } from "../../content/answers/index.ts";
import { FIGURES_PATH, figuresPage } from "../../content/figures-page.ts";
import { articles, caseStudies, housePages, legalPages, solutions } from "../../content/index.ts";
import { answersIndex } from "../../content/indexes.ts";
>>>>>>> words
import { disclaimer, site } from "../../content/site.ts";

/** How llms.txt begins (llmstxt.org); the build adds the pages, once they are there as Markdown. */
export function loader() {
<<<<<<< HEAD
  const text = `# ${site.name}\n\n> ${site.description}\n\n${disclaimer}\n`;
=======
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
>>>>>>> words
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
