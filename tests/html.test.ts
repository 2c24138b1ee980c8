/** Validates every built page as HTML. Needs a build; `npm test` makes one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, it } from "vitest";

/**
 * The standard's own rules, those on names and roles that axe cannot see without a layout,
 * and none on taste: how a page is indented or quoted is the renderer's affair.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
      // The renderer writes <br/>, and lower-case doctypes are as good.
      "void-style": "off",
      "doctype-style": "off",
      // Inline on purpose: one request less, and the server allows them by their hashes.
      "no-inline-style": "error",
      "require-sri": "off",
      "require-csp-nonce": "off",
      // Search results cut titles by width, not by 70 characters; the length is tested with the other meta tags.
      "long-title": "off",
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
