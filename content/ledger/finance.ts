/** Cases: finance sector growth, and finance AI attribution. */
import { changeIn, clientData, figures } from "./figure.ts";

export const finance = figures(
  {
    subject: "case-finance",
    role: "client-case",
    page: "/results/finance",
    place: "in the Finance Sector Growth case",
  },
  {
    "finance.cpa": {
      value: 37,
      unit: "percent",
      text: "37%",
      label: "Lower cost per acquisition",
      basis: changeIn("cost per acquisition"),
      measure: "cost per acquisition",
      names: ["CPA", "acquisition cost", "price of winning a customer", "cost per new customer"],
      direction: "fell",
      counts: "compares cost per acquisition with its earlier level at the same client",
      limits:
        "The fall of {v} in cost per acquisition compares the finance client with its own past, and the case cannot say how much of it came from wording, bidding or the definition of a lead, because all three changed together.",
      comparable: "acquisition-cost-change",
    },
    "finance.roas": {
      value: 2.8,
      unit: "multiple",
      text: "2.8×",
      label: "Return on ad spend",
      basis: clientData("revenue for each unit of ad spend"),
      measure: "return on ad spend",
      names: ["ROAS", "revenue per unit of ad spend", "advertising return", "payback on advertising"],
      direction: "level",
      counts: "is revenue for each unit of money spent on advertising",
      limits:
        "The return on ad spend of {v} in the Finance Sector Growth case leaves out salaries and fees, and it has no earlier value to set beside it.",
      comparable: "return-on-spend",
    },
    "finance.leads": {
      value: 850e3,
      unit: "count",
      text: "850K",
      label: "Qualified leads",
      period: "18 months",
      basis: clientData(),
      measure: "qualified leads",
      names: ["leads", "good leads", "sales-approved enquiries", "qualified prospects"],
      plural: true,
      direction: "count",
      claim: "The campaigns in the Finance Sector Growth case brought {v} qualified leads in eighteen months.",
      counts: "counts qualified leads only, by the definition that the client’s sales team wrote",
      limits:
        "The {v} in the Finance Sector Growth case are leads that met the sales team’s definition; the page does not say how many of them became customers.",
    },
    "finance.compliance": {
      value: 94,
      unit: "percent",
      text: "94%",
      label: "Compliance",
      basis: clientData("the page does not say how it was counted"),
      measure: "compliance",
      names: ["compliance rate", "regulatory compliance", "compliance score"],
      direction: "level",
      counts: "is given without the method of counting, so what it is a share of cannot be said",
      limits:
        "The compliance figure of {v} in the Finance Sector Growth case is given without its method of counting or an earlier value, so it should not be set beside a pass rate of your own before you have asked us.",
    },
  },
);

export const financeAi = figures(
  {
    subject: "case-finance-ai",
    role: "client-case",
    page: "/results/finance-ai-attribution",
    place: "in the Finance AI Attribution case",
  },
  {
    "finance-ai.waste": {
      value: 7e6,
      unit: "gbp",
      text: "£7m",
      label: "Wasted spend cut",
      form: "money",
      asks: [
        "How much waste was cut in the Finance AI Attribution case?",
        "how much money was being wasted in the finance attribution case",
        "how many pounds of useless advertising did the finance attribution client stop",
      ],
      basis: clientData("cut from annual spend of £20m"),
      measure: "cut in wasted spend",
      names: ["waste cut", "removed waste", "withdrawn media spend", "cut in media waste"],
      direction: "fell",
      claim: "In the Finance AI Attribution case, {v} of waste was cut out of annual spend of £20m.",
      counts: "is waste that the client cut from annual spend of £20m: lines with no result by any route",
      limits:
        "The {v} in the Finance AI Attribution case is waste that was cut, and what the client then did with the released money is not part of the figure.",
      beforeNote:
        "The waste of {v} in the Finance AI Attribution case was cut out of annual spend of £20m; the page gives no other level before.",
      periodNote:
        "The page gives no period for the waste of {v} that was cut in the Finance AI Attribution case; the spend of £20m from which it was cut is that of one year.",
    },
    "finance-ai.efficiency": {
      value: 35,
      unit: "percent",
      text: "35%",
      label: "Efficiency gain",
      basis: clientData("the waste cut as a share of annual spend"),
      measure: "efficiency gain",
      names: ["gain in efficiency", "efficiency improvement", "efficiency increase"],
      direction: "rose",
      form: "change",
      counts: "is the waste cut as a share of annual spend: £7m out of £20m",
      limits:
        "The efficiency gain of {v} in the Finance AI Attribution case is only the share of the annual spend that was cut as waste; it says nothing about how well the remaining spend worked.",
      comparable: "efficiency-gain",
      beforeNote:
        "The Finance AI Attribution case gives no efficiency before: the gain of {v} is the waste cut as a share of annual spend, £7m out of £20m.",
    },
    "finance-ai.direct": {
      value: 60,
      unit: "percent",
      text: "60%",
      label: "Direct attribution",
      basis: clientData("share of results attributed directly"),
      measure: "direct attribution",
      names: [
        "share of results attributed directly",
        "directly attributed share",
        "share tied to spend without a model",
      ],
      direction: "level",
      claim: "Direct attribution in the Finance AI Attribution case reached {v} of results.",
      counts: "is the share of results that could be tied to spend without a model",
      limits:
        "Direct attribution of {v} in the Finance AI Attribution case says nothing certain about the remaining results, which are modelled or unattributed.",
    },
    "finance-ai.ctr": {
      value: 38,
      unit: "percent",
      text: "38%",
      label: "Higher click-through rate",
      basis: changeIn("click-through rate"),
      measure: "click-through rate",
      names: ["CTR", "click-through", "click rate"],
      direction: "rose",
      counts: "compares the click-through rate with its earlier level at the same client",
      limits:
        "The rise of {v} in click-through in the Finance AI Attribution case is the figure that we give least weight there, because a click says little about an account being opened.",
      comparable: "click-through-change",
    },
    "finance-ai.spend": {
      value: 20e6,
      unit: "gbp",
      text: "£20m",
      label: "Annual spend",
      period: "One year",
      basis: clientData("the spend that was examined"),
      measure: "annual spend",
      names: ["yearly media spend", "media budget", "yearly media money"],
      direction: "level",
      claim: "The client of the Finance AI Attribution case spent {v} a year on media.",
      counts: "is the client’s annual spend on media, the spend that was examined",
      limits:
        "The annual spend of {v} in the Finance AI Attribution case is the size of what was examined, not a result of the work.",
      beforeNote:
        "The {v} is the annual spend that the Finance AI Attribution case started from; the page does not give the spend of earlier years.",
    },
  },
);
