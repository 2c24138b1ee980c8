/** The pages that stand for the others where a check takes long. The accessibility statement says how many they are. */

/** By axe's rules, by day. */
export const BY_RULES = [
  "/",
  "/solutions",
  "/solutions/ai-government",
  "/results",
  "/results/figures",
  "/results/government",
  "/insights",
  "/insights/ai-tourism-roi",
  "/insights/cfo-friendly-attribution",
  "/answers",
  "/answers/case-results",
  "/consultant",
  "/calculator",
  "/search",
  "/sitemap",
  "/how-we-work",
  "/accessibility",
  "/404",
];

/** By keyboard. */
export const WALKED = [
  "/",
  "/insights",
  "/solutions/ai-government",
  "/results/tourism",
  "/insights/ai-tourism-roi",
  "/answers",
  "/answers/case-legal-ai",
  "/accessibility",
  "/404",
  "/admin/knowledge-base",
];

/** By all rules in the colours of the night, on the wide screen. */
export const BY_NIGHT = [
  "/",
  "/solutions",
  "/solutions/ai-government",
  "/results/figures",
  "/results/government",
  "/insights/cfo-friendly-attribution",
  "/how-we-work",
  "/answers/case-results",
  "/search",
  "/404",
];

/** With text of twice the size: those whose drawings and headings need the most room are among them. */
export const ENLARGED = [
  "/",
  "/solutions",
  "/solutions/governance-brand-safety",
  "/results/legal-ai-platform",
  "/results/tourism-ai-growth",
  "/insights/government-ai-adoption",
  "/consultant",
  "/answers",
  "/search",
  "/404",
];
