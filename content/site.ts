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

/** What a conversation leads to, said below each button that starts one: `/how-we-work` in short. */
export const afterTheButton = {
  steps: [
    { term: "You write", text: "what should change, for whom and by when." },
    { term: "You hear", text: "which solution fits, or that we are not the right firm." },
    { term: "If you say yes", text: "you get a written draft: work, approver, fee and end." },
  ],
  kept: "You keep",
  more: { label: "Each step", to: "/how-we-work" },
  /** Labels of buttons that start none: they ask or report something. */
  exceptions: ["Ask us", "Tell us"],
};

export const disclaimer = `${brand.name} gives no regulated financial, legal or compliance advice. Case-study data is anonymised, and past results do not guarantee future ones.`;
