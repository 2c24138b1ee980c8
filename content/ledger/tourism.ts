/** Cases: tourism AI orchestration, and the tourism campaign. */
import { clientData, figures } from "./figure.ts";

export const tourismAi = figures(
  {
    subject: "case-tourism-ai",
    role: "client-case",
    page: "/results/tourism-ai-growth",
    place: "in the Tourism AI Orchestration case",
  },
  {
    "tourism-ai.bookings": {
      value: 100e6,
      unit: "usd",
      text: "$100m+",
      label: "Incremental bookings",
      period: "12 months",
      basis: clientData("bookings beyond those expected without the programme"),
      measure: "incremental bookings",
      names: ["additional bookings", "extra bookings", "bookings beyond the forecast"],
      plural: true,
      direction: "rose",
      form: "money",
      claim: "Incremental bookings in the Tourism AI Orchestration case came to {v} in twelve months.",
      counts: "is the value of bookings beyond those expected without the programme",
      limits:
        "The {v} of incremental bookings in the Tourism AI Orchestration case is what guests agreed to pay, so it should not be read as profit or as tax income.",
      comparable: "booking-value",
      beforeNote:
        "The Tourism AI Orchestration case does not give the bookings that were expected without the programme; the {v} is what came on top of them.",
    },
    "tourism-ai.efficiency": {
      value: 30,
      unit: "percent",
      text: "30%",
      label: "Efficiency gain",
      basis: clientData("the page gives no formula"),
      measure: "efficiency gain",
      names: ["gain in efficiency", "efficiency improvement", "efficiency increase"],
      direction: "rose",
      form: "change",
      counts: "is given without its formula, so what was divided by what cannot be said",
      limits:
        "The efficiency gain of {v} in the Tourism AI Orchestration case is given without its formula, so ask us for it before you set the figure beside one of your own.",
      comparable: "efficiency-gain",
    },
    "tourism-ai.ctr": {
      value: 42,
      unit: "percent",
      text: "42%",
      label: "Higher click-through for .co.uk than for .com",
      asks: [
        "How much higher was click-through for .co.uk than for .com in the Tourism AI Orchestration case?",
        "which got more clicks, .co.uk or .com, and by how much",
        "did british travellers click .co.uk more than .com",
        ".co.uk vs .com click rate tourism",
      ],
      basis: clientData("comparison of two domain endings"),
      measure: "click-through advantage of .co.uk over .com",
      names: ["CTR advantage of .co.uk", "click advantage of .co.uk", ".co.uk lead over .com in clicks"],
      direction: "rose",
      form: "change",
      claim:
        "Click-through in the Tourism AI Orchestration case was {v} higher for the .co.uk address than for the .com address of the same client.",
      counts:
        "compares the click-through of advertisements under a .co.uk address with those under a .com address of the same client",
      limits:
        "The {v} in the Tourism AI Orchestration case is about clicks at one client; the page does not say how audience and timing were divided between the two addresses, and it proves nothing about bookings by itself.",
      comparable: "click-through-change",
      beforeNote:
        "There is no level before: the {v} in the Tourism AI Orchestration case compares two addresses side by side, and gives the click-through of neither.",
    },
    "tourism-ai.transparency": {
      value: 100,
      unit: "percent",
      text: "100%",
      label: "Attribution transparency",
      basis: clientData("attribution open to the client’s inspection"),
      measure: "attribution transparency",
      names: ["transparency of attribution", "openness of the attribution record"],
      direction: "level",
      counts: "means that no part of the attribution was closed to the client’s inspection",
      limits:
        "Attribution transparency of {v} in the Tourism AI Orchestration case is a matter of access, and an open record can still contain estimates.",
    },
  },
);

export const tourism = figures(
  {
    subject: "case-tourism",
    role: "client-case",
    page: "/results/tourism",
    place: "in the Tourism Campaign Success case",
  },
  {
    "tourism.arrivals": {
      value: 2.1e6,
      unit: "count",
      text: "2.1M",
      label: "Arrivals",
      basis: clientData("a count of arrivals, whatever brought them"),
      measure: "arrivals",
      names: ["visitors", "tourist arrivals", "incoming travellers"],
      plural: true,
      direction: "count",
      counts: "is a count of people who came, whatever brought them",
      limits:
        "The {v} arrivals in the Tourism Campaign Success case are people who came, whatever brought them, so they do not show what the campaign caused and may not be divided by its revenue.",
    },
    "tourism.booking-uplift": {
      value: 41,
      unit: "percent",
      text: "41%",
      label: "Booking uplift",
      basis: clientData("the page does not say what it was compared with"),
      measure: "booking uplift",
      names: ["uplift in bookings", "rise in bookings", "booking increase"],
      direction: "rose",
      form: "change",
      counts: "is an uplift in bookings, and the page does not say what it was compared with",
      limits:
        "The booking uplift of {v} in the Tourism Campaign Success case is given without a period and without what stood on the other side of the comparison, so no yearly rate can be worked out from it.",
    },
    "tourism.revenue": {
      value: 47e6,
      unit: "usd",
      text: "$47M",
      label: "Attributed revenue",
      basis: clientData("revenue attributed to the campaign"),
      measure: "attributed revenue",
      names: ["campaign revenue", "revenue credited to the campaign", "tourism revenue"],
      direction: "level",
      counts: "is the revenue that the agreed rules credited to the campaign",
      limits:
        "The attributed revenue of {v} in the Tourism Campaign Success case stops at the booking and covers only what was credited to the campaign; what visitors spent on the ground is not in it.",
    },
    "tourism.return": {
      value: 5.8,
      unit: "ratio",
      text: "5.8:1",
      label: "Return on campaign spend",
      basis: clientData("attributed revenue for each unit of spend"),
      measure: "return on campaign spend",
      names: ["campaign return", "return on the campaign’s money", "ratio of revenue to spend"],
      direction: "level",
      counts: "is the revenue attributed to the campaign for each unit of campaign spend",
      limits:
        "The return of {v} in the Tourism Campaign Success case divides attributed revenue by campaign spend; it rests on the rules of attribution and is given without a period.",
      comparable: "return-on-spend",
    },
    "tourism.markets": {
      value: 3,
      unit: "count",
      text: "3",
      label: "Source markets",
      basis: clientData("markets of the campaign"),
      measure: "source markets",
      names: ["visitor markets", "countries of origin", "markets of the campaign"],
      plural: true,
      direction: "count",
      claim: "The campaign in the Tourism Campaign Success case was limited to {v} source markets.",
      counts: "is the number of source markets to which the campaign was limited",
      limits:
        "The {v} source markets in the Tourism Campaign Success case are the scope of the campaign, not a result; the page does not say which countries they are.",
      beforeNote:
        "The Tourism Campaign Success case gives no earlier number of source markets; one campaign used to run in every country at the same time, and CGT limited it to {v} source markets.",
    },
  },
);
