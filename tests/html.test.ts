/** Every built page is valid HTML. Needs a build. */
import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { publicPaths } from "../content/paths.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // Style, not validity: how the renderer writes void elements, attributes and characters.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-raw-characters": "off",
    doctype: "off",
    "long-title": "off",
  },
});

it.each([...publicPaths, "/404.html", "/admin/knowledge-base"])("%s is valid", async (path) => {
  const file = path.endsWith(".html") ? path : `${path === "/" ? "" : path}/index.html`;
  const report = await validator.validateString(readFileSync(`build/client${file}`, "utf8"));
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(problems).toEqual([]);
});
