/** Validates every built page as HTML. Needs a build; `npm test` makes one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, it } from "vitest";

/**
 * Every rule that is recommended, on accessibility and on whole documents included, but for
 * those on how the same thing is written: React writes `charSet`, `<br/>` and `hidden=""`,
 * and to HTML they are what `charset`, `<br>` and `hidden` are.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
    rules: {
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      // A text field is a text field.
      "no-implicit-input-type": "off",
      // Nothing comes from elsewhere, and what stands in the page is allowed by its hash.
      "require-sri": "off",
      // A table that is drawn as rows on a phone says that it is a table all the same.
      "no-redundant-role": "off",
      "no-inline-style": "error",
    },
  }),
);

const client = "build/client";
const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));

it("reads every page", () => {
  expect(files.length).toBeGreaterThan(30);
});

it.each(files)("%s is valid HTML", async (name) => {
  const report = await validator.validateString(readFileSync(join(client, name), "utf8"));
  const messages = report.results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});
