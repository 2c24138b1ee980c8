import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type ChartId, type Chart as ChartOf, charts } from "../../../content/charts.ts";
import { figure } from "../../../content/ledger.ts";
import { Chart } from "./chart.tsx";
import { single } from "./numbers.tsx";

const ids = Object.keys(charts) as ChartId[];
const render = (id: ChartId) => renderToStaticMarkup(<Chart id={id} />);
const visible = (html: string) => html.replace(/<[^>]*>/g, " ").replaceAll("&#x27;", "'");

/** Every ledger figure that the chart names. */
function figuresOf(chart: ChartOf): string[] {
  if (chart.kind === "slope") return [chart.from.figure, chart.to.figure];
  if (chart.kind === "part") return [chart.whole.figure, chart.part.figure, chart.share];
  return [chart.figure];
}

describe.each(ids)("%s", (id) => {
  const chart: ChartOf = charts[id];
  const html = render(id);

  test("prints every figure it names as the ledger prints it, in the table too", () => {
    const table = html.slice(html.indexOf("<table>"), html.indexOf("</table>"));
    for (const name of figuresOf(chart)) {
      expect(visible(html)).toContain(figure(name).text);
      expect(table).toContain(`<td>${figure(name).text}</td>`);
    }
  });

  test("shows no number but the ledger's and the ends of the scale", () => {
    const allowed = new Set(["0", "1", "100"]);
    for (const name of figuresOf(chart)) {
      const { value, text, label, basis, period } = figure(name);
      for (const known of [text, label, basis, period ?? "", chart.caption, ...[value].flat().map(String)])
        for (const [number] of known.matchAll(/\d+(\.\d+)?/g)) allowed.add(number);
    }
    const shown = [...visible(html).matchAll(/\d+(\.\d+)?/g)].map(([number]) => number);
    expect(shown.filter((number) => !allowed.has(number))).toEqual([]);
  });

  test("carries no style attribute and names its drawing", () => {
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).toContain(`role="img" aria-labelledby="${id}-title"`);
    expect(html).toContain(`id="${id}-title"`);
  });
});

test("the slope's points stand at their values on a scale from 0 to 100", () => {
  const html = render("government-completion");
  const [foot, top] = [...html.matchAll(/class="[^"]*rule[^"]*" x1="0" x2="100%" y1="(\d+)"/g)].map((match) =>
    Number(match[1]),
  );
  const points = [...html.matchAll(/cy="([\d.]+)"/g)].map((match) => Number(match[1]));
  const read = points.map((y) => Math.round((((foot ?? 0) - y) / ((foot ?? 0) - (top ?? 0))) * 100));
  expect(read).toEqual([figure("government.completion-before").value, figure("government.completion").value]);
});

test("a share paints as many of the hundred tiles as the ledger says", () => {
  for (const id of ids.filter((name) => charts[name].kind === "share")) {
    const path = render(id).match(/<path d="M0 0H(\d+)V(\d+)H(\d+)(?:V(\d+)H0)?Z"/);
    const [, outer = 0, height = 0, inner = 0] = (path ?? []).map(Number);
    const area = Number(height) === 100 ? Number(outer) * 100 : inner * 100 + (Number(outer) - inner) * Number(height);
    expect(area / 400, id).toBe(single((charts[id] as Extract<ChartOf, { kind: "share" }>).figure));
  }
});

test("bars are as long as their values", () => {
  const widths = (id: ChartId) =>
    [...render(id).matchAll(/<rect class="[^"]*(?:data|base)[^"]*"(?: y="\d+")? width="([\d.]+)%"/g)].map((match) =>
      Number(match[1]),
    );
  const [whole = 0, part = 0] = widths("finance-ai-waste");
  expect(part / whole).toBeCloseTo(single("finance-ai.waste") / single("finance-ai.spend"), 9);
});
