/**
 * The best results that the site publishes, by the id they have in the ledger
 * of figures. They are ceilings: no case of the table reaches one, and a
 * visitor cannot set what the programme achieves above one. A test keeps them
 * equal to the ledger.
 */
export interface BestCase {
  /** A share as 0 to 1, or a multiple. */
  value: number;
  /** As the site prints it. */
  text: string;
  name: string;
  /** Page that owns the claim. */
  page: string;
}

export const BEST_CASES = {
  "finance-ai.efficiency": best(
    0.35,
    "35%",
    "Finance AI Attribution, share of annual spend released",
    "/results/finance-ai-attribution",
  ),
  "tourism-ai.efficiency": best(0.3, "30%", "Tourism AI Orchestration, efficiency gain", "/results/tourism-ai-growth"),
  "insurance.acquisition-cost": best(0.29, "29%", "Insurance Growth, lower acquisition cost", "/results/insurance"),
  "government.calls": best(0.41, "41%", "Government Initiative, fewer call-centre contacts", "/results/government"),
  "programme.cpc-reduction": best(
    0.25,
    "20–25%",
    "Media programmes, upper end of the planning range for cost per click",
    "/solutions/ai-marketing-platform",
  ),
  "tourism.booking-uplift": best(0.41, "41%", "Tourism Campaign Success, booking uplift", "/results/tourism"),
  "home.insurtech-conversions": best(0.45, "45%", "Insurtech platform, more conversions", "/"),
  "government.completion": best(
    25 / 48,
    "73%",
    "Government Initiative, task completion from 48% to 73%",
    "/results/government",
  ),
  "programme.roi-uplift": best(
    0.4,
    "20–40%",
    "Orchestrated programmes, upper end of the planning range for ROI uplift",
    "/solutions/ai-marketing-platform",
  ),
  "tourism.return": best(5.8, "5.8:1", "Tourism Campaign Success, return on campaign spend", "/results/tourism"),
  "finance.roas": best(2.8, "2.8×", "Finance Sector Growth, return on ad spend", "/results/finance"),
} as const satisfies Record<string, BestCase>;

export type BestCaseId = keyof typeof BEST_CASES;

function best(value: number, text: string, name: string, page: string): BestCase {
  return { value, text, name, page };
}
