/** What is the same on every page. */
import { brand } from "../shared/brand.ts";

export const site = {
  name: brand.name,
  tagline: brand.tagline,
  origin: import.meta.env.SITE_URL as string,
  description: `${brand.name} is a ${brand.kind} for ${brand.clients}: domains, AI-driven marketing and outcomes that can be checked.`,
  author: brand.author,
  locale: "en_GB",
  country: brand.country.name,
};

/** The page that says who writes. */
export const ABOUT_AUTHOR = "/about";
/** Under which terms texts and figures may be used. */
export const TERMS_OF_USE = "/disclaimer#use-of-the-content";

/** What happens after a button that leads to the form, said below each of them. */
export const afterTheButton =
  "Next: the form opens a chat with your words, and nothing reaches us until you press send there.";

export const disclaimer = `${brand.name} gives no regulated financial, legal or compliance advice. Case-study data is anonymised, and past results do not guarantee future ones.`;
