/** What has figures of its own and is no case: how its table is introduced and asked for. */

export interface OtherTable {
  /** Stands over the table. */
  intro: string;
  /** As questions name it, ready for "the figures of …". */
  names: string[];
}

export const otherTables: Record<string, OtherTable> = {
  "house-agency": {
    intro: "CGT publishes its years of experience and four running totals of the whole agency.",
    names: ["the agency as a whole", "your agency", "CGT", "your company in total"],
  },
  "case-results": {
    intro: "The home page shows three results of anonymised clients.",
    names: ["the home page results", "the three clients on the home page", "the front page results"],
  },
  "solution-ai-marketing": {
    intro: "CGT plans the AI Marketing Platform with three figures, which are neither guarantees nor client results.",
    names: ["the AI Marketing Platform", "the AI marketing solution", "your planning ranges"],
  },
  "solution-ai-government": {
    intro:
      "The page on AI for Government gives three figures of public-sector work, without a period or a method, and the length of a pilot.",
    names: ["your AI for Government work", "the public-sector work on AI", "the AI for Government page"],
  },
  "article-domain-trust": {
    intro:
      "The article on domain trust gives three planning assumptions for a stronger domain, which are not client results.",
    names: [
      "the article on domain trust",
      "your guidance on domain names",
      "the planning assumptions for a better domain",
    ],
  },
  "article-cfo-attribution": {
    intro:
      "The worked example of the article on CFO-friendly attribution has these main figures, behind which no client stands.",
    names: [
      "the worked example on attribution for CFOs",
      "the lender example in the CFO article",
      "the attribution article’s example",
    ],
  },
};
