import { html } from "hono/html";
import { boardPackWords } from "../../../../content/board-pack.ts";
import { calculatorForm } from "../../../../content/forms.ts";
import type { BoardPack } from "../../../../shared/contracts/board-pack.ts";
import type { RoiResult } from "../../../../shared/contracts/roi.ts";
import { money, percent, valueText } from "../../../../shared/domain/roi/labels.ts";
import type { Projection } from "../../../../shared/domain/roi/model.ts";
import { filled } from "../../../../shared/domain/typography.ts";
import { CASES, type Case } from "../../../../shared/roi-model/limits.ts";
import { heightIn, pathThrough } from "../../../ui/chart/curve-drawing.tsx";

type Html = ReturnType<typeof html>;

interface Parts {
  pack: BoardPack;
  result: RoiResult;
  half: Record<Case, Projection>;
  /** Where the site is, without a slash at the end. */
  origin: string;
}

const words = boardPackWords.file;
const { range: rangeWords, balance: balanceWords } = calculatorForm;

type Used = RoiResult["assumptions"]["used"][number];
const shown = (used: Used, value: number, pack: BoardPack) => valueText(used.name, value, pack.request.currency);

function resultPart({ pack, result }: Parts): Html {
  const { low, base, high } = result.range;
  return html`<h2>${words.result}</h2>
<p><strong class="return">${percent(base.roiPercentage)}</strong> ${calculatorForm.result.return}</p>
<p>${filled(words.resultNote, { low: percent(low.roiPercentage), base: percent(base.roiPercentage), high: percent(high.roiPercentage) })}</p>
${casesTable(result.range, result, pack, rangeWords.title)}
<p>${result.breakEvenSpend === null ? rangeWords.neverEven : filled(rangeWords.breakEven, { spend: money(result.breakEvenSpend, pack.request.currency) })}</p>
${monthsFigure(result, pack)}`;
}

function halfPart({ pack, result, half }: Parts): Html {
  const [base, halved] = [result.range.base, half.base].map(({ roiPercentage }) => percent(roiPercentage));
  return html`<h2>${words.half}</h2>
<p>${filled(words.halfNote, { base: base ?? "", half: halved ?? "" })}</p>
${casesTable(half, result, pack, rangeWords.title)}`;
}

function casesTable(range: Record<Case, Projection>, { measure }: RoiResult, pack: BoardPack, caption: string): Html {
  const { rows, cases } = rangeWords;
  const cash = (amount: number) => money(amount, pack.request.currency);
  const lines: [string, (one: Projection) => string][] = [
    [rows.return, (one) => percent(one.roiPercentage)],
    [rows.savings, (one) => cash(one.savings)],
    [measure.label, (one) => cash(one.revenue)],
    [rows.kept, (one) => cash(one.contribution)],
    [rows.cost, (one) => cash(one.cost)],
  ];
  return html`<table><caption>${caption}</caption>
<thead><tr><th scope="col">${words.case}</th>${CASES.map((one) => html`<th scope="col" class="number">${cases[one]}</th>`)}</tr></thead>
<tbody>${lines.map(([label, text]) => html`<tr><th scope="row">${label}</th>${CASES.map((one) => html`<td class="number">${text(range[one])}</td>`)}</tr>`)}</tbody></table>`;
}

function monthsFigure({ months }: RoiResult, pack: BoardPack): Html {
  const box = { width: 720, top: 8, foot: 192 };
  const [low, base, high] = CASES.map((one) => months.map((month) => month[one])) as [number[], number[], number[]];
  const y = heightIn(box, [...low, ...high]);
  const band = `M${pathThrough(high, box, y)}L${pathThrough(low, box, y, true)}z`;
  const cash = (amount: number) => money(amount, pack.request.currency);
  return html`<figure><svg viewBox="0 0 720 200" role="img" aria-label="${words.drawing}"><path class="band" d="${band}"/><path class="zero" d="M0 ${y(0)}H720"/><path class="line" d="M${pathThrough(base, box, y)}"/></svg>
<table><caption>${words.caption}</caption>
<thead><tr><th scope="col">${balanceWords.monthColumn}</th>${CASES.map((one) => html`<th scope="col" class="number">${rangeWords.cases[one]}</th>`)}</tr></thead>
<tbody>${months.map((month) => html`<tr><th scope="row">${month.month}</th>${CASES.map((one) => html`<td class="number">${cash(month[one])}</td>`)}</tr>`)}</tbody></table></figure>`;
}

/** On a phone its cells stand one below the other, so their roles are said. */
function assumptionsPart({ pack, result }: Parts): Html {
  const { used } = result.assumptions;
  const { assumption, low, base, high, why } = words.columns;
  const labels = { low, base, high };
  const count = used.filter(({ changed }) => changed).length;
  return html`<h2>${words.assumptions}</h2>
<p>${filled(count === 0 ? words.standard : words.changed, { count, all: used.length })}</p>
<table class="wide" role="table"><caption>${calculatorForm.assumptions.note}</caption>
<thead><tr>${[assumption, low, base, high, why].map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">${used.map((one) => html`<tr role="row"><th scope="row" role="rowheader">${one.label}</th>${CASES.map((which) => html`<td role="cell" data-label="${labels[which]}">${shown(one, one[which], pack)}</td>`)}<td role="cell">${one.changed ? ownReason(one, pack) : one.why}</td></tr>`)}</tbody></table>`;
}

function ownReason(one: Used, pack: BoardPack): Html {
  const reason = pack.reasons[one.name];
  const given = reason ? html`${words.reason} <span class="own" dir="auto">${reason}</span>` : html`${words.noReason}`;
  return html`${filled(words.set, { standard: shown(one, one.standard, pack) })} ${given}`;
}

function driversPart({ pack, result }: Parts): Html | undefined {
  // One that was set has no range to move in.
  const moving = result.drivers.filter(({ low, high }) => low.value !== high.value);
  if (moving.length === 0) return undefined;
  return html`<h2>${words.drivers}</h2>
<ol>${moving.map(({ name, label, low, high }) => {
    const [from, to] = [low, high].map(({ value }) => valueText(name, value, pack.request.currency));
    return html`<li>${label}, ${filled(words.driver, { low: from ?? "", high: to ?? "", from: percent(low.roiPercentage), to: percent(high.roiPercentage) })}</li>`;
  })}</ol>`;
}

function sourcesPart({ result, origin }: Parts): Html {
  const ceilings = result.assumptions.used.flatMap(({ ceiling }) => ceiling ?? []);
  const each = [...new Map(ceilings.map((ceiling) => [ceiling.name, ceiling])).values()];
  return html`<h2>${words.sources}</h2>
<p>${words.sourcesNote}</p>
<ul>${each.map(({ text, name, page }) => html`<li><strong>${text}</strong> <a href="${origin}${page}">${name}</a></li>`)}</ul>`;
}

function wordsPart({ result }: Parts): Html {
  return html`<h2>${words.says}</h2>
<ul>${result.insights.map((insight) => html`<li dir="auto">${insight}</li>`)}</ul>
<h2>${words.recommendation}</h2>
<p>${result.recommendation}</p>`;
}

function enteredPart({ pack: { request } }: Parts): Html | undefined {
  const entries = [
    [words.goals, request.goals],
    [words.challenges, request.challenges],
  ].filter(([, text]) => text);
  if (entries.length === 0) return undefined;
  return html`<h2>${words.entered}</h2>
${entries.map(([label, text]) => html`<h3>${label}</h3><p class="own" dir="auto">${text}</p>`)}`;
}

function questionsPart({ pack, result }: Parts): Html {
  const unexplained = result.assumptions.used.filter(({ changed, name }) => changed && !pack.reasons[name]);
  const most = result.drivers[0];
  const questions = [
    ...unexplained.map((one) => filled(words.confirm, { label: one.label, value: shown(one, one.base, pack) })),
    ...(most ? [filled(words.measure, { label: most.label })] : []),
    ...words.standing,
  ];
  return html`<h2>${words.questions}</h2>
<ol>${questions.map((question) => html`<li>${question}</li>`)}</ol>`;
}

const talkPart = ({ pack: { talk } }: Parts): Html | undefined =>
  talk ? html`<h2>${words.talk}</h2><blockquote class="own" dir="auto">${talk}</blockquote>` : undefined;

const againPart = ({ origin, result }: Parts): Html => html`<h2>${words.again}</h2>
<p>${words.againNote} <a href="${origin}/#roi">${origin}/#roi</a></p>
<p class="quiet">${words.private} ${result.caveat}</p>`;

export const sectionsOf = (parts: Parts) =>
  [
    resultPart,
    halfPart,
    assumptionsPart,
    driversPart,
    sourcesPart,
    wordsPart,
    enteredPart,
    questionsPart,
    talkPart,
    againPart,
  ].map(
    (part) => html`${part(parts)}
`,
  );
