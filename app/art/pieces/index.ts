/** The drawings by their pages; a page of content without one gets one made of its name (generated.ts). */
import type { Piece } from "../stage.ts";
import { about } from "./about.ts";
import { aiGovernment } from "./ai-government.ts";
import { aiLegal } from "./ai-legal.ts";
import { aiMarketingPlatform } from "./ai-marketing-platform.ts";
import { aiOrchestrationPublicSectorTourism } from "./ai-orchestration-public-sector-tourism.ts";
import { aiTourism } from "./ai-tourism.ts";
import { aiTourismRoi } from "./ai-tourism-roi.ts";
import { answers } from "./answers.ts";
import { attributionMeasurement } from "./attribution-measurement.ts";
import { brandSafetyRegulatedMarkets } from "./brand-safety-regulated-markets.ts";
import { cfoFriendlyAttribution } from "./cfo-friendly-attribution.ts";
import { consultant } from "./consultant.ts";
import { defaultPiece } from "./default.ts";
import { digitalAssetsMonetisation } from "./digital-assets-monetisation.ts";
import { domainTrustMediaEfficiency } from "./domain-trust-media-efficiency.ts";
import { figures } from "./figures.ts";
import { finance } from "./finance.ts";
import { financeAiAttribution } from "./finance-ai-attribution.ts";
import { glossary } from "./glossary.ts";
import { governanceBrandSafety } from "./governance-brand-safety.ts";
import { government } from "./government.ts";
import { governmentAiAdoption } from "./government-ai-adoption.ts";
import { governmentTourismGrowth } from "./government-tourism-growth.ts";
import { home } from "./home.ts";
import { howWeWork } from "./how-we-work.ts";
import { insurance } from "./insurance.ts";
import { legal } from "./legal.ts";
import { legalAiPlatform } from "./legal-ai-platform.ts";
import { placeholder } from "./placeholder.ts";
import { portfolioRepresentation } from "./portfolio-representation.ts";
import { rules } from "./rules.ts";
import { tourism } from "./tourism.ts";
import { tourismAiGrowth } from "./tourism-ai-growth.ts";
import { tourismAiOrchestration } from "./tourism-ai-orchestration.ts";

export const pieces = {
  "solutions/digital-assets-monetisation": digitalAssetsMonetisation,
  "solutions/ai-marketing-platform": aiMarketingPlatform,
  "solutions/portfolio-representation": portfolioRepresentation,
  "solutions/government-tourism-growth": governmentTourismGrowth,
  "solutions/attribution-measurement": attributionMeasurement,
  "solutions/governance-brand-safety": governanceBrandSafety,
  "solutions/ai-tourism": aiTourism,
  "solutions/ai-legal": aiLegal,
  "solutions/ai-government": aiGovernment,
  "results/tourism-ai-growth": tourismAiGrowth,
  "results/finance-ai-attribution": financeAiAttribution,
  "results/finance": finance,
  "results/tourism": tourism,
  "results/legal-ai-platform": legalAiPlatform,
  "results/legal": legal,
  "results/insurance": insurance,
  "results/government": government,
  "results/figures": figures,
  "insights/domain-trust-media-efficiency": domainTrustMediaEfficiency,
  "insights/ai-tourism-roi": aiTourismRoi,
  "insights/brand-safety-regulated-markets": brandSafetyRegulatedMarkets,
  "insights/government-ai-adoption": governmentAiAdoption,
  "insights/cfo-friendly-attribution": cfoFriendlyAttribution,
  "insights/tourism-ai-orchestration": tourismAiOrchestration,
  "insights/ai-orchestration-public-sector-tourism": aiOrchestrationPublicSectorTourism,
  about,
  answers,
  consultant,
  glossary,
  rules,
  "how-we-work": howWeWork,
  home,
  placeholder,
  default: defaultPiece,
} satisfies Record<string, Piece>;
