/**
 * The assumptions, one table for all sectors. Every value is a planning
 * assumption of ours with its reason beside it, not a measurement; the
 * published results are only ceilings.
 *
 * How the effects are set against their ceiling:
 * - recoverable share: about a quarter (low), three eighths (base) and half (high) of the best case,
 *   since the cases that get published are the ones that went best;
 * - uplift: about a tenth, a fifth and three tenths, since those cases measured the part
 *   of the business that was worked on and the model applies the uplift to all of it;
 * - revenue per unit of spend: at most 60%, since a whole budget earns less than its best campaign.
 */
import type { BestCaseId } from "./best-cases.ts";
import type { Assumption, Case, Industry } from "./limits.ts";

/** Changes with every change of a value, so that a shared link can say which table it was made with. */
export const ASSUMPTIONS_VERSION = "2026-11";

interface Entry extends Readonly<Record<Case, number>> {
  why: string;
  /** The published result that limits it, where there is one. */
  ceiling?: BestCaseId;
}

export type SectorAssumptions = Readonly<Record<Assumption, Entry>>;

/** Sectors whose content passes no outside review before it is published. */
const open = {
  fullEffectMonth: cases(11, 9, 7, "Three months of pilot, then one team after another; little outside review."),
  fixedCost: cases(40_000, 30_000, 25_000, "Set-up, measurement and reporting for a year, whatever the spend."),
  costShare: cases(0.05, 0.045, 0.04, "Work that grows with the spend: channels, content, analysis."),
};

/** Sectors where a regulator, a court or a minister may ask who approved a sentence. */
const reviewed = {
  fullEffectMonth: cases(12, 10, 8, "Three months of pilot; then each release waits for legal or policy review."),
  fixedCost: cases(60_000, 45_000, 38_000, "As elsewhere, and a review trail, access rules and audit records."),
  costShare: open.costShare,
};

export const TABLE: Readonly<Record<Industry, SectorAssumptions>> = {
  government: {
    recoverableShare: cases(
      0.07,
      0.11,
      0.15,
      "Outreach that reaches nobody and contacts that a clear page would spare; contacts are one part of the spend.",
      "government.calls",
    ),
    uplift: cases(
      0.05,
      0.1,
      0.15,
      "More tasks finished online once forms and answers are clear; the best case rebuilt its whole service.",
      "government.completion",
    ),
    revenuePerUnit: cases(
      1,
      1.2,
      1.4,
      "Cost of handling the same tasks by telephone or counter, for each unit spent online; set near parity.",
      "finance.roas",
    ),
    margin: cases(
      0.25,
      0.35,
      0.45,
      "Part of the avoided handling cost that leaves a budget; staff time is slow to free.",
    ),
    ...reviewed,
  },
  tourism: {
    recoverableShare: cases(
      0.08,
      0.11,
      0.15,
      "Overlapping markets, late seasons and paid clicks on the own name.",
      "tourism-ai.efficiency",
    ),
    uplift: cases(
      0.04,
      0.08,
      0.12,
      "Bookings follow better timing and landing pages; capacity and season limit them.",
      "tourism.booking-uplift",
    ),
    revenuePerUnit: cases(
      2,
      2.5,
      3,
      "Bookings are large and measured early; a whole budget earns less than its best campaign.",
      "tourism.return",
    ),
    margin: cases(0.15, 0.2, 0.25, "Most of a booking is passed on to carriers, hotels and agents."),
    ...open,
  },
  finance: {
    recoverableShare: cases(
      0.09,
      0.13,
      0.17,
      "Spend that attribution cannot tie to accounts or applications, once every channel is measured alike.",
      "finance-ai.efficiency",
    ),
    uplift: cases(
      0.04,
      0.08,
      0.12,
      "Budget moved to channels that bring approved customers; approval rates limit it.",
      "programme.roi-uplift",
    ),
    revenuePerUnit: cases(
      1.2,
      1.4,
      1.6,
      "First-year income only; much of a customer's value comes later and is not counted.",
      "finance.roas",
    ),
    margin: cases(0.25, 0.3, 0.35, "After cost of funds, servicing and expected losses."),
    ...reviewed,
  },
  legal: {
    recoverableShare: cases(
      0.06,
      0.09,
      0.12,
      "Clicks from people a firm cannot serve; no published case for this sector, so the media range limits it.",
      "programme.cpc-reduction",
    ),
    uplift: cases(
      0.04,
      0.07,
      0.1,
      "Quicker first answers turn more enquiries into matters; lawyers' hours limit it.",
      "programme.roi-uplift",
    ),
    revenuePerUnit: cases(
      1.2,
      1.4,
      1.6,
      "First-year fees or subscriptions only; limited by the lower of the two returns that are published.",
      "finance.roas",
    ),
    margin: cases(0.3, 0.4, 0.5, "Fees after the time of those who do the work; subscriptions keep more."),
    ...reviewed,
  },
  insurance: {
    recoverableShare: cases(
      0.07,
      0.11,
      0.14,
      "Paid quotes that could not become policies, and commissions on buyers who would have come direct.",
      "insurance.acquisition-cost",
    ),
    uplift: cases(
      0.05,
      0.09,
      0.13,
      "More quotes completed and bought; underwriting decides the rest.",
      "home.insurtech-conversions",
    ),
    revenuePerUnit: cases(
      1.1,
      1.3,
      1.5,
      "First-year premium only; limited by the lower of the two returns that are published.",
      "finance.roas",
    ),
    margin: cases(0.1, 0.15, 0.2, "Premium after claims, reinsurance and administration."),
    ...reviewed,
  },
  healthcare: {
    recoverableShare: cases(
      0.06,
      0.09,
      0.12,
      "Missed appointments and misdirected campaigns; no published case, so the media range limits it.",
      "programme.cpc-reduction",
    ),
    uplift: cases(
      0.03,
      0.05,
      0.08,
      "Clinical capacity and advertising rules leave less room than elsewhere.",
      "programme.roi-uplift",
    ),
    revenuePerUnit: cases(
      1,
      1.2,
      1.4,
      "Income from new patients in the first year; limited by the lower of the two returns that are published.",
      "finance.roas",
    ),
    margin: cases(0.15, 0.2, 0.25, "After clinical staff, premises and materials."),
    ...reviewed,
  },
  education: {
    recoverableShare: cases(
      0.06,
      0.09,
      0.12,
      "Campaigns outside the decision season and for full courses; no published case, so the media range limits it.",
      "programme.cpc-reduction",
    ),
    uplift: cases(
      0.03,
      0.06,
      0.1,
      "More applications finished; one intake a year may fall outside the twelve months.",
      "programme.roi-uplift",
    ),
    revenuePerUnit: cases(
      1.1,
      1.3,
      1.5,
      "First-year fees only; limited by the lower of the two returns that are published.",
      "finance.roas",
    ),
    margin: cases(0.25, 0.35, 0.45, "A filled place costs little more while a course has room."),
    ...open,
  },
  other: {
    recoverableShare: cases(
      0.06,
      0.09,
      0.12,
      "Duplicated tools, overlapping audiences and unmeasured channels; the media range limits it.",
      "programme.cpc-reduction",
    ),
    uplift: cases(
      0.03,
      0.06,
      0.1,
      "A cautious mean, since the sector is not known; replace it with your own.",
      "programme.roi-uplift",
    ),
    revenuePerUnit: cases(
      1,
      1.2,
      1.4,
      "First-year revenue only; limited by the lower of the two returns that are published.",
      "finance.roas",
    ),
    margin: cases(0.15, 0.2, 0.25, "A cautious mean of goods and services; replace it with your own."),
    ...open,
  },
};

/** Costs and the month of full effect fall from low to high; everything else rises. */
function cases(low: number, base: number, high: number, why: string, ceiling?: BestCaseId): Entry {
  return ceiling ? { low, base, high, why, ceiling } : { low, base, high, why };
}
