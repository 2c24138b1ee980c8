/** The used rules of a page's style sheets, to be inlined. */
import { type SelectorComponent, transform } from "lightningcss";
import { LAYERS } from "../brand-styles.ts";

/** Classes of CSS modules, as the bundler names them. Others may be given by a script later, so they stay … */
const MODULE_CLASS = /\.(_[\w-]+)/g;

/** … but for these of base.css, which no script gives. */
export const RENDERED_CLASSES = ["label", "link-buttons", "link-card", "lead", "section", "small-print", "way"];

/** Elements of a text, which no script makes on a page: rules of a module for one that the page does not hold go, too. */
export const TEXT_ELEMENTS =
  "address b blockquote code dd details dl dt em fieldset figcaption h4 legend pre summary sup table tbody td th thead tr".split(
    " ",
  );

/** Where notices are shown: a script adds it together with their style sheet (app/ui/toaster.tsx). */
const TOASTS = "toasts";

const ANIMATION = /@keyframes (_[\w-]+|script-never-came)/g;

/** The wait for a page's script (base.css), and what reads its end. */
const WAIT = {
  rule: /@media \(scripting:enabled\)\{:root:not\(\[data-started\]\)\{[^}]*\}\}/,
  reader: "var(--blocked-",
};

/** Colours of the drawings, which stand in the page itself. */
const ART_TOKEN = /(--art-[\w-]+):[^;}]*;?/g;

/** The colour of what belongs to a sector (scripts/brand-styles.ts); no script marks anything so. */
const SECTOR_RULE = /\[data-sector="?([\w-]+)"?\]\{[^}]*\}/g;

/** A heading that links to itself (app/ui/heading-link.css), and the rules for it. */
const HEADING_LINK = { element: /<h[23][^>]*><a href="#/, rule: /:is\(h2,h3\)>a\[href\^=\\?#\][^{}]*\{[^}]*\}/g };

/**
 * Leaves out the rules for classes that the page does not hold, the animations of those rules, and the colours of
 * drawings and sectors that it has not. What a part of the page needs once it is hydrated comes with that part's own
 * style sheet.
 */
export function pageStyles(html: string, css: string): string {
  const held = new Set([...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
  const named = [...css.matchAll(MODULE_CLASS)].map(([, name = ""]) => name);
  const classes = [...named, ...RENDERED_CLASSES].filter((name) => !held.has(name));
  const needed = withoutClasses(css, new Set(classes))
    .replaceAll(ART_TOKEN, (rule, token: string) => (html.includes(`var(${token})`) ? rule : ""))
    .replaceAll(HEADING_LINK.rule, (rule) => (HEADING_LINK.element.test(html) ? rule : ""))
    .replaceAll(SECTOR_RULE, (rule, sector: string) => (html.includes(`data-sector="${sector}"`) ? rule : ""));
  const absent = TEXT_ELEMENTS.filter((name) => !new RegExp(`<${name}[ >]`).test(html));
  const key = JSON.stringify([needed, classes, absent]);
  const styles = known.get(key) ?? usedRules(needed, classes, absent);
  known.set(key, styles);
  return styles;
}

/** Pages of one kind mostly need the same rules. */
const known = new Map<string, string>();

function usedRules(css: string, classes: string[], absent: string[]): string {
  const all = minified(css, [TOASTS, ...classes], new Set([...absent, ...classes.map((name) => `.${name}`)]));
  const rules = all.includes(WAIT.reader) ? all : all.replace(WAIT.rule, "");
  const animations = [...rules.matchAll(ANIMATION)].map(([, name = ""]) => name);
  const unused = animations.filter((name) => rules.split(name).length === 2);
  return inLayers(minified(rules, unused).trim().replaceAll("--lightningcss-", "--"), together);
}

/**
 * Leaves out, before they are read in full, rules that plainly need a class which is not there: most of all rules, and
 * reading them takes the most of a page's time.
 */
function withoutClasses(css: string, absent: ReadonlySet<string>): string {
  return css.replaceAll(TOP_LEVEL, (rule) => {
    const start = rule.indexOf("{");
    const before = rule.slice(0, start);
    if (/^@(?:layer|media|supports|container)/.test(before))
      return `${before}{${withoutClasses(rule.slice(start + 1, -1), absent)}}`;
    if (/[@,(]/.test(before)) return rule;
    return [...before.matchAll(MODULE_CLASS)].some(([, name = ""]) => absent.has(name)) ? "" : rule;
  });
}

/** Rules for paper and for a system's own colours have the last word, so that each kind can stand in one place. */
const LAST = ["@media (forced-colors:active)", "@media print"];

const TOP_LEVEL = /[^{}]*(?:\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\})/g;

const LAYER = /^@layer (\w+)\{/;
const ORDER = /@layer [\w, ]+;/g;

/** Does this to the rules of each layer, whose blocks become one, in the order of layers, and to those of none. */
function inLayers(css: string, change: (rules: string) => string): string {
  const blocks = Map.groupBy(css.replaceAll(ORDER, "").match(TOP_LEVEL) ?? [], (rule) => LAYER.exec(rule)?.[1]);
  const changed = [...LAYERS, undefined].map((layer) => {
    const rules = blocks.get(layer) ?? [];
    const inside = change(rules.map((rule) => (layer ? rule.slice(rule.indexOf("{") + 1, -1) : rule)).join(""));
    return layer && inside ? `@layer ${layer}{${inside}}` : inside;
  });
  return changed.join("");
}

function together(css: string): string {
  const rules = css.match(TOP_LEVEL) ?? [];
  const kinds = LAST.map((query) => rules.filter((rule) => rule.startsWith(`${query}{`)));
  const others = rules.filter((rule) => !kinds.flat().includes(rule));
  const joined = LAST.map((query, kind) => {
    const inside = kinds[kind]?.map((rule) => rule.slice(query.length + 1, -1)).join("") ?? "";
    const selectors = Map.groupBy(inside.match(TOP_LEVEL) ?? [], (rule) => rule.slice(rule.indexOf("{")));
    const merged = [...selectors].map(
      ([body, each]) => each.map((rule) => rule.slice(0, -body.length)).join(",") + body,
    );
    return inside && `${query}{${merged.join("")}}`;
  });
  return others.join("") + joined.join("");
}

/** For paper, and for a system's own colours: what most readers of a page never need. */
export const SELDOM = "print,(forced-colors:active)";

/** The rules for all readers, and those for some (`SELDOM`). */
export function splitByMedium(css: string): { common: string; seldom: string } {
  const isSeldom = (rule: string) => rule.startsWith("@page") || LAST.some((query) => rule.startsWith(`${query}{`));
  const those = (seldom: boolean) =>
    inLayers(css, (rules) => (rules.match(TOP_LEVEL) ?? []).filter((rule) => isSeldom(rule) === seldom).join(""));
  return { common: those(false), seldom: those(true) };
}

function minified(css: string, unusedSymbols: string[], absent: ReadonlySet<string> = new Set()): string {
  const isAbsent = (part: SelectorComponent) =>
    (part.type === "class" && absent.has(`.${part.name}`)) || (part.type === "type" && absent.has(part.name));
  const isForAbsent = (selector: SelectorComponent[]) =>
    (selector.some((part) => part.type === "class" && part.name.startsWith("_")) && selector.some(isAbsent)) ||
    selector.some(
      (part) =>
        part.type === "pseudo-class" && part.kind === "has" && part.selectors.every((inner) => inner.some(isAbsent)),
    );
  const code = Buffer.from(css);
  return transform({
    filename: "page.css",
    code,
    minify: true,
    unusedSymbols,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.every(isForAbsent) ? [] : undefined),
      },
    },
  }).code.toString();
}
