/** axe with the rules that the site keeps, and the answers to what axe alone cannot decide. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules themselves, which the package brings with it: put into the page as they are, for the whole of a page at once. */
const AXE = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that axe knows and leaves out unless they are named. */
const MORE_RULES = ["label-content-name-mismatch", "css-orientation-lock"];

interface Explanation {
  rule: string;
  /** What the element that axe could not judge matches. */
  selector: string;
  because: string;
}

/** What axe leaves open, and why it is right all the same. Whatever else it leaves open fails. */
const EXPLAINED: readonly Explanation[] = [
  {
    rule: "color-contrast",
    selector: "svg text",
    because: "axe finds no ground behind a drawing's text. It stands on paper, and `faintInDrawings` measures it.",
  },
  {
    rule: "color-contrast",
    selector: 'a > [aria-hidden="true"]',
    because: "An arrow before a link's words is no text, and has the colour of the words.",
  },
];

const LAID_OUT = "* { content-visibility: visible !important }";

/**
 * Takes away what lies over the text at one scroll position or scrolls it out of sight, so that each
 * text can be held against its ground. To axe, a picture reaches as far as the shapes that its edge cuts off.
 */
const IN_FULL_VIEW = `
  [data-chat-open], #toasts { display: none !important }
  svg:not(figure svg) *, body:has(> aside [role=dialog]) > :not(aside, #toasts) { display: none !important }
  [role=row], [role=table] > [role=rowgroup] { height: auto !important }
  [role=cell], [role=cell] span { -webkit-line-clamp: none !important; overflow: visible !important }
  body > header, [role=table] > [role=rowgroup] { position: static !important }
  ${LAID_OUT}
  [role=group][tabindex], section[tabindex], [role=dialog], dialog {
    height: auto !important; max-height: none !important; overflow: visible !important
  }
  [role=group] :is(table, tr, th, td) { display: block !important }`;

interface Scope {
  /** Judges this part of the page only: what a dialog covers has been judged without it. */
  region?: string;
  /** One half of the rules, where the other has been judged: colours in another width, what is built in other colours. */
  only?: "structure" | "contrast";
}

const UNDECIDED = "undecided: ";
/** Readings of a page of which axe could not decide something: on a busy machine parts are laid out late. */
const READINGS = 4;

/** What is wrong with the page in any reading, and what axe could not decide in all of them and nobody has explained. */
export async function accessibilityProblems(page: Page, scope: Scope = {}): Promise<string[]> {
  const wrong = new Set<string>();
  let undecided: string[] = [];
  for (let reading = 0; reading < READINGS; reading += 1) {
    const problems = await problemsNow(page, scope);
    undecided = problems.filter((one) => one.startsWith(UNDECIDED));
    for (const one of problems) if (!undecided.includes(one)) wrong.add(one);
    if (undecided.length === 0) break;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  return [...wrong, ...undecided];
}

async function problemsNow(page: Page, { region, only }: Scope): Promise<string[]> {
  const asItIs = only === "contrast" ? undefined : await withoutContrast(page, region);
  const inColour = only === "structure" ? [] : await contrastProblems(page, region);
  return [
    ...(asItIs ? violationsOf(asItIs) : []),
    ...inColour,
    ...(asItIs ? (await unexplained(page, asItIs.incomplete)).map(openly) : []),
    ...(await faintInDrawings(page)),
  ];
}

async function contrastProblems(page: Page, region: string | undefined): Promise<string[]> {
  const contrast = () => runAxe(page, region, { runOnly: { type: "rule", values: ["color-contrast"] } });
  await withStyle(page, IN_FULL_VIEW, true);
  const inFullView = await contrast();
  await withStyle(page, IN_FULL_VIEW, false);
  // What could not be held against its ground in one view may be in the other.
  const open = await unexplained(page, inFullView.incomplete);
  if (open.length === 0) return violationsOf(inFullView);
  const inPlace = await contrast();
  const targets = new Set((await unexplained(page, inPlace.incomplete)).map(({ target }) => target));
  return [
    ...violationsOf(inFullView),
    ...violationsOf(inPlace),
    ...open.filter(({ target }) => targets.has(target)).map(openly),
  ];
}

const violationsOf = ({ violations }: Results) =>
  violations.map(({ id, nodes }) =>
    [id, ...nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ""}`)].join(" | "),
  );

const openly = ({ rule, target, reason }: Awaited<ReturnType<typeof unexplained>>[number]) =>
  `${UNDECIDED}${rule} | ${target} | ${reason}`;

async function withoutContrast(page: Page, region: string | undefined): Promise<Results> {
  const rules = Object.fromEntries(MORE_RULES.map((id) => [id, { enabled: true }]));
  // Of what is not laid out yet, the sizes are guesses that lie over one another.
  await withStyle(page, LAID_OUT, true);
  const results = await runAxe(page, region, {
    rules: { ...rules, "color-contrast": { enabled: false } },
    runOnly: { type: "tag", values: TAGS },
  });
  await withStyle(page, LAID_OUT, false);
  return results;
}

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;

/** What axe as it comes finds wrong in the page, or a part of it, in one state of a journey. */
export async function axeViolations(page: Page, region?: string): Promise<string[]> {
  const { violations } = await runAxe(page, region, {});
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}

/** Runs axe in the page. It is brought in once: that takes longer than some of its runs. */
async function runAxe(page: Page, region: string | undefined, options: object): Promise<Results> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  await settled(page);
  return page.evaluate(
    ([scope, axeOptions]) => {
      const { axe } = window as unknown as { axe: { run(scope: unknown, options: object): Promise<Results> } };
      return axe.run(scope ?? document, { ...axeOptions, resultTypes: ["violations", "incomplete"] });
    },
    [region, options] as const,
  );
}

/** What moves, or gets its font, while axe measures lies over one another for it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter(({ effect, timeline, playState }) => {
        const isEnding = Number.isFinite(Number(effect?.getComputedTiming().endTime));
        return timeline === document.timeline && playState === "running" && isEnding;
      })
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(moving);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

async function unexplained(page: Page, undecided: Results["incomplete"]) {
  const open = undecided.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => ({ rule: id, target: String(target), reason: any[0]?.message ?? "" })),
  );
  return page.evaluate(
    ([nodes, explained]) =>
      nodes.filter(
        ({ rule, target }) =>
          !explained.some((one) => one.rule === rule && document.querySelector(target)?.matches(one.selector)),
      ),
    [open, EXPLAINED] as const,
  );
}

/** Adds or takes away styles as a script may under the Content-Security-Policy: no `<style>` is put into the page. */
export function withStyle(page: Page, css: string, on: boolean): Promise<void> {
  return page.evaluate(
    ([text, add]) => {
      const sheets = document.adoptedStyleSheets.filter((sheet) => !("forTest" in sheet));
      if (add) {
        const sheet = Object.assign(new CSSStyleSheet(), { forTest: true });
        sheet.replaceSync(text);
        sheets.push(sheet);
      }
      document.adoptedStyleSheets = sheets;
    },
    [css, on] as const,
  );
}

/** Text in drawings below 4.5:1 against the ground of the page: WCAG 1.4.3. */
export function faintInDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    const pen = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
    const luminance = (color: string) => {
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return "white";
      const { backgroundColor } = getComputedStyle(element);
      return /^rgba\(.*, 0\)$|transparent/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    return [...document.querySelectorAll("svg text")].flatMap((text) => {
      const [one, other] = [luminance(getComputedStyle(text).fill), luminance(groundOf(text))];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      return ratio < 4.5 ? [`drawn text "${text.textContent}" has a contrast of ${ratio.toFixed(1)}`] : [];
    });
  });
}
