/** Case: insurance growth. */
import { changeIn, clientData, figures } from "./figure.ts";

export const insurance = figures(
  { subject: "case-insurance", role: "client-case", page: "/results/insurance", place: "in the Insurance Growth case" },
  {
    "insurance.quotes": {
      value: 18e6,
      unit: "gbp",
      text: "£18M",
      label: "Quote volume",
      basis: clientData("quotes, sold or not"),
      measure: "quote volume",
      names: ["volume of quotes", "value of quotes", "total of quotes"],
      direction: "level",
      counts: "is the volume of quotes, sold or not",
      limits:
        "The quote volume of {v} in the Insurance Growth case counts quotes, sold or not, so it leaves out whether anyone bought.",
    },
    "insurance.quote-to-policy": {
      value: 52,
      unit: "percent",
      text: "52%",
      label: "Quote-to-policy rate",
      basis: clientData("share of quotes that became policies"),
      measure: "quote-to-policy rate",
      names: ["share of quotes that became policies", "quote conversion", "quote-to-policy conversion"],
      direction: "level",
      counts: "is the share of quotes that became policies",
      limits:
        "The quote-to-policy rate of {v} in the Insurance Growth case starts counting at the quote, so it leaves out people who never reached a price, and without an earlier value it shows no rise.",
    },
    "insurance.acquisition-cost": {
      value: 29,
      unit: "percent",
      text: "29%",
      label: "Lower acquisition cost",
      basis: changeIn("acquisition cost"),
      measure: "acquisition cost",
      names: ["cost per acquisition", "CPA", "policyholder acquisition cost"],
      direction: "fell",
      counts: "compares acquisition cost with its earlier level at the same insurer",
      limits:
        "The fall of {v} in acquisition cost in the Insurance Growth case leaves out claims and renewals later on, so the case cannot show whether the risks were as good as before.",
      comparable: "acquisition-cost-change",
    },
    "insurance.product-lines": {
      value: 3,
      unit: "count",
      text: "3",
      label: "Product lines",
      basis: clientData("lines that the work covered"),
      measure: "product lines",
      names: ["insurance lines", "kinds of insurance product", "lines of business"],
      plural: true,
      direction: "count",
      claim: "The work in the Insurance Growth case covered {v} product lines.",
      counts: "is the number of product lines that the work covered",
      limits:
        "The {v} product lines in the Insurance Growth case are the scope of the work, not a result; the page gives no figures for single lines.",
    },
    "insurance.direct": {
      value: 43,
      unit: "percent",
      text: "43%",
      label: "Direct share",
      basis: clientData("share that came direct to the insurer"),
      measure: "direct share",
      names: ["share of direct business", "share without a broker", "direct business"],
      direction: "level",
      counts: "is the share of business that came to the insurer without a broker or comparison site",
      limits:
        "The direct share of {v} in the Insurance Growth case leaves out who first recommended the insurer, and without an earlier value it shows no rise.",
    },
  },
);
