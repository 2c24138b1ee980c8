/** Validates every built page as HTML. Needs a build; `npm test` makes one. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, it } from "vitest";
import { client, everyPage } from "./built-site.ts";

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

const all = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
/** Made by one template each, dozens of them: the three longest show all that it can make. */
const OF_ONE_KIND = [/^answers\//, /^consultant\/rounds\//];
const lengthOf = (name: string) => statSync(join(client, name)).size;
const files = [
  ...all.filter((name) => !OF_ONE_KIND.some((kind) => kind.test(name))),
  ...OF_ONE_KIND.flatMap((kind) =>
    all
      .filter((name) => kind.test(name))
      .sort((one, other) => lengthOf(other) - lengthOf(one))
      .slice(0, 3),
  ),
];

it("reads pages of every kind", () => {
  expect(files.length).toBeGreaterThan(40);
});

everyPage(
  "is valid HTML",
  files.map((path) => ({ path })),
  async ({ path }) => {
    const report = await validator.validateString(readFileSync(join(client, path), "utf8"));
    const messages = report.results.flatMap((result) => result.messages);
    const said = messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    if (said.length) throw new Error(said.join("\n"));
  },
);
