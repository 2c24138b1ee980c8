/** Every drawing by its page. */
import type { Piece } from "../stage.ts";
import { aiGovernment } from "./ai-government.ts";
import { aiLegal } from "./ai-legal.ts";
import { aiMarketingPlatform } from "./ai-marketing-platform.ts";
import { aiTourism } from "./ai-tourism.ts";
import { attributionMeasurement } from "./attribution-measurement.ts";
import { digitalAssetsMonetisation } from "./digital-assets-monetisation.ts";
import { governanceBrandSafety } from "./governance-brand-safety.ts";
import { governmentTourismGrowth } from "./government-tourism-growth.ts";
import { portfolioRepresentation } from "./portfolio-representation.ts";

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
} satisfies Record<string, Piece>;

export type ArtName = keyof typeof pieces;
