import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageStyles, RENDERED_CLASSES, splitByMedium, TEXT_ELEMENTS } from "./page-styles.ts";

const html = '<body><p class="_used_a1_1 lead">Text</p></body>';

test("a rule of a module's class that the page does not hold is left out", () => {
  const css = "._used_a1_1{color:red}._other_a1_2{color:green}";
  expect(pageStyles(html, css)).toBe("._used_a1_1{color:red}");
});

test("what stands in layers stays there, each in one block, in their order", () => {
  const css =
    "@layer page{p{color:red}}@layer reset{p{margin:0}._other_a1_2{color:red}}@layer page{@media print{p{color:#000}}b{color:red}}";
  const page = "@layer reset{p{margin:0}}@layer page{p{color:red}b{color:red}@media print{p{color:#000}}}";
  expect(pageStyles(html, css)).toBe(page);
  expect(splitByMedium(page)).toEqual({
    common: "@layer reset{p{margin:0}}@layer page{p{color:red}b{color:red}}",
    seldom: "@layer page{@media print{p{color:#000}}}",
  });
});

test("a rule for a page that holds a module's class goes where the page does not", () => {
  const css = "body:has(>._other_a1_2) p{color:red}body:has(._used_a1_1) p{color:green}";
  expect(pageStyles(html, css)).toBe("body:has(._used_a1_1) p{color:green}");
});

test("a rule stays where one of its selectors applies", () => {
  const css = "._other_a1_2,._used_a1_1{color:red}";
  expect(pageStyles(html, css)).toBe(css);
});

test("states, media and what is nested go with their class", () => {
  const css =
    "@media print{._other_a1_2{color:red}._used_a1_1[data-live] a:hover{color:green}}._other_a1_2{&:hover{color:red}}";
  expect(pageStyles(html, css)).toBe("@media print{._used_a1_1[data-live] a:hover{color:green}}");
});

test("classes that are no module's stay: a script may give them", () => {
  expect(pageStyles(html, ".visually-hidden{color:red}")).toBe(".visually-hidden{color:red}");
});

test("a class that pages alone are rendered with goes, too, and no script gives it", () => {
  expect(pageStyles(html, ".lead{color:red}.link-card:hover a{color:green}")).toBe(".lead{color:red}");
  const scripts = ["app/islands", "app/behaviours"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
  const given =
    scripts
      .join("\n")
      .match(/class(?:Name|List)?\b[^\n>]*/g)
      ?.join("\n") ?? "";
  expect(given).toContain("button-row");
  for (const name of RENDERED_CLASSES) expect(given).not.toMatch(new RegExp(`["\\s]${name}["\\s]`));
});

test("a module's rule for an element of a text goes where the page holds none, and no script makes one", () => {
  const css = "._used_a1_1 table,._used_a1_1 p{color:red}._used_a1_1 summary:hover{color:green}table{color:#00f}";
  expect(pageStyles(html, css)).toBe("._used_a1_1 table,._used_a1_1 p{color:red}table{color:#00f}");
  const made = readdirSync("app/behaviours").map((name) => readFileSync(join("app/behaviours", name), "utf8"));
  expect(made.join("\n")).toContain('createElement("span")');
  for (const name of TEXT_ELEMENTS)
    expect(made.join("\n")).not.toMatch(new RegExp(`createElement\\("${name}"|<${name}[ >]`));
});

test("the colours of drawings that the page does not hold are left out", () => {
  const css = ":root{--ink:#000;--art-deep:#00f;--art-pale:#eee}";
  const drawing = '<svg><path fill="var(--art-pale)"/></svg>';
  expect(pageStyles(drawing, css)).toBe(":root{--ink:#000;--art-pale:#eee}");
});

test("the colours of sectors that the page does not speak of are left out", () => {
  const css = "[data-sector=legal]{--sector:red}[data-sector=finance]{--sector:#00f}";
  expect(pageStyles('<main data-sector="finance"></main>', css)).toBe("[data-sector=finance]{--sector:#00f}");
});

test("rules that few readers need can stand apart, and nothing is lost", () => {
  const common = "p{color:red}@media (width>=40rem){p{color:blue}}";
  const colours = "@media (forced-colors:active){p{border:1px solid}}";
  const paper = '@media print{p{color:#000}nav{display:none}}@page{margin:1cm;@top-left{content:"A"}}';
  expect(splitByMedium(colours + paper + common)).toEqual({ common, seldom: colours + paper });
});

test("a page where nothing waits for the script has no wait for it", () => {
  const wait =
    "@media (scripting:enabled){:root:not([data-started]){animation:0s linear 8s forwards script-never-came!important}}@keyframes script-never-came{to{--blocked-display:block}}";
  const waiting = "._notice{display:var(--blocked-display,none)}";
  expect(pageStyles("<main></main>", wait + waiting)).toBe("");
  expect(pageStyles('<main class="_notice"></main>', wait + waiting)).toContain("script-never-came");
});
