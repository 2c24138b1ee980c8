/** The insights: sentences with numbers of the model, chosen and ordered by what the visitor wrote. */
import { BEST_CASES } from "../../roi-model/best-cases.ts";
import { type Assumption, type Case, DEFAULT_CURRENCY, type Industry, SPEND_LIMIT } from "../../roi-model/limits.ts";
import { TABLE } from "../../roi-model/table.ts";
import { lowerFirst } from "../typography.ts";
import type { Facts } from "./facts.ts";
import words from "./insights.json" with { type: "json" };
import { money, percent, UNIT_NAMES, valueText } from "./labels.ts";
import { averageEffect, swing } from "./model.ts";
import type { Reading, Theme } from "./themes.ts";

/** Themes that are spoken about at most, so that the list stays readable. */
const THEME_LIMIT = 3;

/** What is worth saying first in a sector when the visitor wrote nothing that counts. */
const USUAL = words.usual as Readonly<Record<Industry, readonly Theme[]>>;

/** The themes to speak about, most wanted first. */
export function topicsOf(reading: Reading, industry: Industry): Reading["mentioned"] {
  if (reading.mentioned.length > 0) return reading.mentioned.slice(0, THEME_LIMIT);
  return USUAL[industry].filter((theme) => !reading.dismissed.includes(theme)).map((theme) => ({ theme, word: "" }));
}

export function insightsOf(facts: Facts, topics: Reading["mentioned"]): string[] {
  const sentences = topics.map(({ theme, word }) => `${word ? `You mention “${word}”. ` : ""}${SAY[theme](facts)}`);
  const covered = topics.map(({ theme }) => ABOUT[theme]);
  // Without a spend every theme would only repeat zeros.
  const middle = facts.request.currentSpend === 0 ? [] : [...sentences, topDriver(facts, covered)];
  return [result(facts), loss(facts), ...middle, ceiling(facts)].filter((line) => line !== null);
}

/** Themes whose sentence already gives the span of an assumption. */
const ABOUT: Partial<Record<Theme, Assumption>> = { measurement: "recoverableShare", trust: "uplift" };

const SAY: Readonly<Record<Theme, (facts: Facts) => string>> = {
  cost: (facts) =>
    `Of ${cash(facts, facts.request.currentSpend)} a year the base case takes ${base(facts, "recoverableShare")} to be recoverable. ` +
    `That is ${cash(facts, facts.range.base.savings)} in the twelve months of the build-up, and ${cash(facts, facts.laterYear.savings)} in a year at full effect.`,
  growth: (facts) => {
    const { revenue, contribution } = facts.range.base;
    return isPublic(facts)
      ? `${base(facts, "uplift")} more tasks finished online would spare ${cash(facts, revenue)} of handling by telephone or counter. ${cash(facts, contribution)} of it leaves a budget, and only that counts.`
      : `An uplift of ${base(facts, "uplift")}, on ${base(facts, "revenuePerUnit")} ${unit(facts)}s of revenue for each ${unit(facts)} spent, adds ${cash(facts, revenue)}. After the cost of earning it ${cash(facts, contribution)} remains, and only that counts.`;
  },
  measurement: (facts) =>
    `The recoverable share is worth measuring first, since it can be checked in your own accounts: ${ends(facts, "recoverableShare")}.`,
  compliance: (facts) =>
    `Review takes time, and the model counts it: full effect comes in ${base(facts, "fullEffectMonth")}, in the low case in ${at(facts, "low", "fullEffectMonth")}. ` +
    `Over the twelve months the base case has ${effectShare(facts)} of its full effect.`,
  service: (facts) =>
    isPublic(facts)
      ? `Satisfaction and waiting times are not turned into money here. Avoided contact cost is counted: ${cash(facts, facts.range.base.revenue)} in twelve months, of which ${cash(facts, facts.range.base.contribution)} leaves a budget.`
      : `Satisfaction and response times are not turned into money here. They count as far as they bring the uplift of ${base(facts, "uplift")} or spare part of the ${base(facts, "recoverableShare")} of spend that is taken to be recoverable.`,
  trust: (facts) =>
    `Trust in a brand or a domain has no line of its own; it works through the uplift: ${ends(facts, "uplift")}.`,
  speed: (facts) =>
    `Nothing is counted in the first three months and full effect comes in ${base(facts, "fullEffectMonth")}. ` +
    `A later year at full effect, with the same assumptions, would return ${percent(facts.laterYear.roiPercentage)}.`,
  capacity: (facts) =>
    `The programme is assumed to cost ${cash(facts, facts.range.base.cost)} in the year: ${base(facts, "fixedCost")} fixed and ${base(facts, "costShare")} of spend. That is an assumption for planning, not our fee. ` +
    "The time of your own people is not in it; raise the fixed cost to include it.",
};

function result(facts: Facts): string {
  const { base } = facts.range;
  const gain = isPublic(facts)
    ? `${cash(facts, base.savings)} saved and ${cash(facts, base.contribution)} released from ${cash(facts, base.revenue)} of avoided handling`
    : `${cash(facts, base.savings)} saved and ${cash(facts, base.contribution)} kept from ${cash(facts, base.revenue)} of additional revenue`;
  return `Base case over twelve months: ${gain}, against an assumed programme cost of ${cash(facts, base.cost)}.`;
}

function loss(facts: Facts): string | null {
  const { request, range, breakEvenSpend } = facts;
  if (range.base.roiPercentage >= 0) return null;
  if (request.currentSpend === 0)
    return "With no spend there is nothing to recover and nothing to lift: the cost of the programme would be lost.";
  const sense = "At this spend the programme costs more in the base case than it brings in twelve months.";
  return breakEvenSpend === null
    ? `${sense} With these assumptions that holds up to ${cash(facts, SPEND_LIMIT)} a year.`
    : `${sense} It would pay for itself from about ${cash(facts, breakEvenSpend)} of spend a year.`;
}

function topDriver(facts: Facts, covered: readonly (Assumption | undefined)[]): string | null {
  const [top] = facts.drivers;
  if (!top || swing(top) === 0 || covered.includes(top.name)) return null;
  const span = `${text(facts, top.name, top.low.value)} to ${text(facts, top.name, top.high.value)}`;
  return `What moves the result most: ${lowerFirst(top.label)}. From ${span} it takes the return from ${percent(top.low.roiPercentage)} to ${percent(top.high.roiPercentage)}, all else being equal.`;
}

function ceiling(facts: Facts): string | null {
  const { ceiling: id } = TABLE[facts.request.industry].recoverableShare;
  if (!id) return null;
  const { text, name } = BEST_CASES[id];
  return `A published figure is the ceiling of the recoverable share, not its base: ${text} (${name}). This base case assumes ${base(facts, "recoverableShare")}.`;
}

function ends(facts: Facts, name: Assumption): string {
  const { drivers, request } = facts;
  const driver = drivers.find((one) => one.name === name);
  if (!driver) throw new Error(`no driver for ${name}`);
  const { low, high } = driver;
  if (request.assumptions?.[name] !== undefined)
    return `you set ${text(facts, name, low.value)}, and the base case returns ${percent(low.roiPercentage)} with it`;
  return `with ${text(facts, name, low.value)} the return is ${percent(low.roiPercentage)}, with ${text(facts, name, high.value)} it is ${percent(high.roiPercentage)}, all else being equal`;
}

function at(facts: Facts, which: Case, name: Assumption): string {
  return text(facts, name, facts.values[which][name]);
}

function text({ request }: Facts, name: Assumption, value: number): string {
  return valueText(name, value, request.currency);
}

function cash({ request }: Facts, amount: number): string {
  return money(amount, request.currency);
}

function unit({ request }: Facts): string {
  return UNIT_NAMES[request.currency ?? DEFAULT_CURRENCY];
}

function base(facts: Facts, name: Assumption): string {
  return at(facts, "base", name);
}

function effectShare(facts: Facts): string {
  return percent(Math.round(averageEffect(facts.values.base.fullEffectMonth) * 100));
}

function isPublic({ request }: Facts): boolean {
  return request.industry === "government";
}

/** A verdict from the range, then a first step from what the visitor cares about. */
export function recommendationOf(facts: Facts, leading: Theme | undefined): string {
  const { low, base, high } = facts.range;
  if (facts.request.currentSpend === 0)
    return "At a spend of zero there is no case to make. Enter what you plan to spend in a year, or talk to us about whether to spend at all.";
  if (high.roiPercentage < 0)
    return "We would not recommend a full programme at this spend: even the high case does not cover its cost. One limited piece of work may still be worth a conversation.";
  const step = leading ? words.firstSteps[leading] : "";
  return [verdict(low.roiPercentage, base.roiPercentage), step, lookFirst(facts)].filter(Boolean).join(" ");
}

function verdict(low: number, base: number): string {
  if (low >= 0) return "Go ahead in stages: even the low case covers its cost.";
  if (base >= 0)
    return "Begin with a three-month pilot and decide on what it measures: the base case covers its cost, the low case does not.";
  return "Do not commit to a full programme at this spend: only towards the high case does it cover its cost. Test one assumption in a small pilot first.";
}

function lookFirst({ drivers: [top] }: Facts): string {
  if (!top || swing(top) === 0) return "";
  return `Settle this assumption first, since nothing moves the result more: ${lowerFirst(top.label)}.`;
}
