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

/** Primary navigation. `match` is the start of the paths below an item. */
export const navigation = [
  { label: "Home", to: "/" },
  { label: "Solutions", to: "/solutions", match: "/solutions" },
  { label: "Results", to: "/results", match: "/results" },
  { label: "About", to: "/#about" },
  { label: "Insights", to: "/insights", match: "/insights" },
  { label: "Contact", to: "/#contact" },
];

export const footerGroups = [
  {
    title: "Work",
    links: [
      { label: "Solutions", to: "/solutions" },
      { label: "Results", to: "/results" },
      { label: "Figures", to: "/results/figures" },
      { label: "Insights", to: "/insights" },
      { label: "ROI calculator", to: "/calculator" },
    ],
  },
  {
    title: "The firm",
    links: [
      { label: "What we believe", to: "/about" },
      { label: "How we work", to: "/how-we-work" },
      { label: "Rules and dates", to: "/rules" },
    ],
  },
  {
    title: "Answers",
    links: [
      { label: "Library of answers", to: "/answers" },
      { label: "The consultant", to: "/consultant" },
      { label: "Glossary", to: "/glossary" },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Disclaimer", to: "/disclaimer" },
      { label: "Privacy", to: "/privacy" },
      { label: "Accessibility", to: "/accessibility" },
      { label: "Sitemap", to: "/sitemap" },
    ],
  },
];

/** What happens after a button that leads to the form, said below each of them. */
export const afterTheButton =
  "Next: the form opens a chat with your words, and nothing reaches us until you press send there.";

export const disclaimer = `${brand.name} gives no regulated financial, legal or compliance advice. Case-study data is anonymised, and past results do not guarantee future ones.`;
