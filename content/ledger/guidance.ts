/** Figures that are no client's result: planning ranges of the solutions, guidance and worked example of the articles. */
import { figures } from "./figure.ts";

const NO_PERIOD = "We give no period for the planning range of {v}; ask us before you put it into a plan.";
const ASSUMED = "is what our guidance assumes for a stronger domain, with no client measurement behind it";
const ASSUMED_NOW = "There is no level before: the {v} is an assumption for planning and was not measured.";

export const programmes = figures(
  {
    subject: "solution-ai-marketing",
    role: "our-practice",
    page: "/solutions/ai-marketing-platform",
    place: "on the AI Marketing Platform",
    scenes: [
      "on the AI marketing platform",
      "with your AI marketing platform",
      "in your media programmes",
      "for the AI marketing solution",
    ],
    beforeNote: "There is no level before: the {v} is a range for planning, not a measured change.",
    periodNote: NO_PERIOD,
    note: "It is a planning range and not a guarantee.",
  },
  {
    "programme.pilot-days": {
      value: 90,
      unit: "days",
      text: "90 days",
      label: "Planned for a first pilot",
      period: "Per pilot",
      basis: "Planning limit for a first pilot; not a guarantee",
      measure: "planned pilot length",
      names: ["length of a first pilot", "duration of a first pilot", "time limit for a first pilot"],
      direction: "level",
      scenes: ["on the AI marketing platform", "with your AI marketing platform", "for the AI marketing solution"],
      claim: "CGT plans for a first pilot of the AI Marketing Platform within {v}.",
      counts: "is the time planned for a first pilot, counted from the day that the agreed scope names",
      limits:
        "The {v} for a first pilot of the AI Marketing Platform is a planning limit without guarantee, and the agreed scope names the day on which the count begins.",
      comparable: "pilot-length",
      beforeNote: "There is no level before: the {v} is how long CGT plans a first pilot of the AI Marketing Platform.",
      periodNote:
        "The limit of {v} is itself a period, and it applies to each first pilot of the AI Marketing Platform.",
      note: "It is a planning limit and not a guarantee.",
    },
    "programme.cpc-reduction": {
      value: [20, 25],
      unit: "percent-range",
      text: "20–25%",
      label: "Reduction in cost per click",
      basis: "Planning range for media programmes; not a guarantee",
      measure: "cost per click",
      names: ["CPC", "click cost", "price per click"],
      direction: "fell",
      form: "fell",
      claim: "CGT plans with a {v} reduction in cost per click for media programmes on the AI Marketing Platform.",
      counts: "is the reduction in cost per click with which CGT plans media programmes",
      limits:
        "The {v} reduction in cost per click is a planning range without guarantee, and cost per click alone is easy to lower by buying worse clicks, so we never report it alone.",
      comparable: "cost-per-click-assumption",
    },
    "programme.roi-uplift": {
      value: [20, 40],
      unit: "percent-range",
      text: "20–40%",
      label: "Uplift in return on investment",
      basis: "Planning range for orchestrated programmes; not a guarantee",
      measure: "uplift in return on investment",
      names: ["ROI uplift", "increase in return on investment", "ROI gain"],
      direction: "rose",
      form: "change",
      scenes: ["on the AI marketing platform", "with your AI marketing platform", "in your orchestrated programmes"],
      claim:
        "CGT plans with a {v} uplift in return on investment for orchestrated programmes on the AI Marketing Platform.",
      counts: "is the uplift in return on investment with which CGT plans orchestrated programmes",
      limits:
        "The {v} uplift in return on investment is a planning range without guarantee and no measured result; a case gives firmer ground than a range.",
    },
  },
);

export const guidance = figures(
  {
    subject: "article-domain-trust",
    role: "general-advice",
    page: "/insights/domain-trust-media-efficiency",
    place: "in the article on domain trust",
    scenes: [
      "in the article on domain trust",
      "in your guidance on stronger domains",
      "in the domain name article",
      "in your article about better web addresses",
    ],
    beforeNote: ASSUMED_NOW,
    periodNote:
      "The article on domain trust gives no period for the planning assumption of {v}; it is a starting point for a test.",
    note: "It is a planning assumption of our guidance, not a client result.",
  },
  {
    "article.media-efficiency": {
      value: 30,
      unit: "percent",
      text: "30%",
      label: "Gain in media efficiency, as a planning assumption",
      basis: "Guidance figure from our articles; not a client result",
      measure: "gain in media efficiency",
      names: ["media efficiency gain", "efficiency gain in media", "improvement in media efficiency"],
      direction: "rose",
      form: "change",
      claim: "The article on domain trust assumes a gain of {v} in media efficiency for a stronger domain.",
      counts: ASSUMED,
      limits:
        "The gain of {v} in media efficiency is an assumption of ours without a client measurement behind it, and a budget that holds only if it comes true should wait for the test result.",
    },
    "article.conversion-gain": {
      value: [15, 20],
      unit: "percent-range",
      text: "15–20%",
      label: "Gain in conversion, as a planning assumption",
      basis: "Guidance range from our articles; not a client result",
      measure: "gain in conversion",
      names: ["conversion gain", "rise in conversion", "conversion uplift"],
      direction: "rose",
      form: "change",
      claim: "The article on domain trust assumes a rise of {v} in conversion for a stronger domain.",
      counts: ASSUMED,
      limits:
        "The rise of {v} in conversion is an assumption of ours without a client measurement behind it, and a budget that holds only if it comes true should wait for the test result.",
    },
    "article.cpc-gain": {
      value: [20, 25],
      unit: "percent-range",
      text: "20–25%",
      label: "Lower cost per click, as a planning assumption",
      basis: "Guidance range from our articles; not a client result",
      measure: "cost per click",
      names: ["CPC", "click cost", "click price"],
      direction: "fell",
      claim: "The article on domain trust assumes a fall of {v} in cost per click for a stronger domain.",
      counts: ASSUMED,
      limits:
        "The fall of {v} in cost per click in the article on domain trust is an assumption that has not been measured at a client, and a budget that holds only if it comes true should wait for the test result.",
      comparable: "cost-per-click-assumption",
    },
  },
);

export const workedExample = figures(
  {
    subject: "article-cfo-attribution",
    role: "worked-example",
    page: "/insights/cfo-friendly-attribution",
    place: "in the worked example of the article on attribution for CFOs",
    scenes: [
      "in the worked example of the CFO article",
      "in the attribution article’s worked example",
      "in the lender example for finance directors",
      "in the example of the article on CFO-friendly attribution",
    ],
    period: "One year",
    beforeNote:
      "There is no level before: the {v} belongs to a worked example in the article on attribution for CFOs, and no client stands behind it.",
    note: "No client stands behind the example.",
  },
  {
    "article.cfo-budget": {
      value: 100e6,
      unit: "gbp",
      text: "£100 million",
      label: "Marketing budget in the article’s worked example",
      basis: "Worked example; not a client",
      measure: "marketing budget",
      names: ["yearly marketing budget", "marketing money", "whole marketing budget"],
      direction: "level",
      claim:
        "The consumer lender in the worked example of the article on attribution for CFOs has a marketing budget of {v} a year.",
      counts: "is the yearly marketing budget of the invented consumer lender",
      limits:
        "The budget of {v} is a number of the article’s worked example on attribution; it describes no client and predicts nothing about a budget of yours.",
      periodNote:
        "The marketing budget of {v} in the worked example of the article on attribution for CFOs is that of one year.",
    },
    "article.cfo-waste": {
      value: 23,
      unit: "percent",
      text: "23%",
      label: "Share of one channel’s spend in the worked example that cannot be tied to revenue",
      basis: "Worked example; not a client",
      measure: "share of the channel’s spend without effect",
      names: ["share that cannot be tied to revenue", "untied share of paid search", "unproven share of channel spend"],
      direction: "level",
      claim:
        "In the worked example of the article on attribution for CFOs, {v} of one channel’s spend cannot be tied to revenue.",
      counts: "is the share of one channel’s spend, paid search, that cannot be tied to revenue",
      limits:
        "The {v} is a number of the article’s worked example on attribution; it covers one channel only and says nothing about the waste at any real company.",
      periodNote:
        "The {v} in the worked example of the article on attribution for CFOs is a share of a channel’s spend in one year; the test behind it pauses advertising for six weeks.",
    },
    "article.cfo-reallocated": {
      value: 2.1e6,
      unit: "gbp",
      text: "£2.1 million",
      label: "Spend moved in the article’s worked example",
      basis: "Worked example; not a client",
      measure: "spend moved",
      names: ["reallocated spend", "money moved to other campaigns", "shifted budget"],
      direction: "level",
      claim:
        "The worked example of the article on attribution for CFOs moves {v} to campaigns that did show an effect.",
      counts: "is the spend that cannot be tied to revenue, less a sum kept as a permanent control",
      limits:
        "The {v} is a number of the article’s worked example on attribution, and what the move is worth depends on the margin that the next pound earns in its new place.",
      periodNote:
        "The {v} in the worked example of the article on attribution for CFOs is part of one year’s spend and is moved in two equal steps.",
    },
  },
);
