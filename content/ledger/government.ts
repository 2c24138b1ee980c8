/** Case: government initiative; and what the page on AI for government reports of public-sector work. */
import { changeIn, clientData, figures } from "./figure.ts";

/** The published metrics of the public-sector work name neither a client nor a method. */
const PUBLIC = "Public-sector work; the page does not say how it was measured";
const NO_METHOD = "names neither a client nor a method; ask us how it was measured";

export const government = figures(
  {
    subject: "case-government",
    role: "client-case",
    page: "/results/government",
    place: "in the Government Initiative case",
  },
  {
    "government.engagements": {
      value: 1.6e6,
      unit: "count",
      text: "1.6M",
      label: "Citizen engagements",
      basis: clientData("engagements, so one person may count more than once"),
      measure: "citizen engagements",
      names: ["engagements", "contacts with citizens online", "citizen interactions"],
      plural: true,
      direction: "count",
      counts: "counts engagements with the services, so one person may count more than once",
      limits:
        "The {v} citizen engagements in the Government Initiative case are not a head count, since one person may stand behind several.",
    },
    "government.completion": {
      value: 73,
      unit: "percent",
      text: "73%",
      label: "Task completion",
      asks: [
        "What was task completion in the Government Initiative case after the work?",
        "how far did task completion rise in the government case",
        "how many citizens finish their task now at the government client",
      ],
      before: "48%",
      basis: clientData("share of tasks completed, up from 48%"),
      measure: "task completion",
      names: ["completion rate", "share of tasks finished", "completion of online tasks"],
      direction: "rose",
      form: "level",
      claim: "Task completion in the Government Initiative case rose to {v}, up from 48%.",
      counts: "is the share of tasks that people completed in the client’s online services",
      limits:
        "Task completion of {v} in the Government Initiative case is one total, and a total can rise while readers of one language are left behind; the page does not give the rate for each language.",
    },
    "government.completion-before": {
      value: 48,
      unit: "percent",
      text: "48%",
      label: "Task completion before",
      basis: clientData("before the work"),
      measure: "initial task completion",
      names: ["original completion rate", "earlier share of finished tasks"],
      direction: "level",
      claim: "Task completion in the Government Initiative case was {v} before the work.",
      counts: "is the share of tasks that people completed in the client’s online services before the work",
      limits:
        "The {v} in the Government Initiative case is the level before the work and one total over all languages; the page does not say how it had moved until then.",
      beforeNote:
        "The {v} is itself the level before the work in the Government Initiative case; the page gives nothing earlier.",
    },
    "government.verticals": {
      value: 8,
      unit: "count",
      text: "8",
      label: "Service verticals",
      basis: clientData("areas of service that the figures cover"),
      measure: "service verticals",
      names: ["services covered", "verticals", "public service areas"],
      plural: true,
      direction: "count",
      claim: "The programme in the Government Initiative case covered {v} service verticals.",
      counts: "is the number of service verticals that the figures cover",
      limits:
        "The {v} service verticals in the Government Initiative case are its scope, not a result; the page names neither the services nor figures for single ones.",
    },
    "government.verticals-added": {
      value: 3,
      unit: "count",
      text: "three",
      label: "More verticals added afterwards",
      basis: clientData("added after the first programme"),
      measure: "added service verticals",
      names: [
        "extra verticals added later",
        "further services added afterwards",
        "new verticals after the first programme",
      ],
      plural: true,
      direction: "count",
      claim:
        "After the first programme, the client of the Government Initiative case added {v} more service verticals.",
      counts: "counts service verticals that the client added after the first programme",
      limits:
        "The {v} added service verticals in the Government Initiative case show that the client went on, not how the new verticals perform; the page gives no figures for them.",
      beforeNote:
        "Before the client of the Government Initiative case added {v} service verticals, the programme covered 8.",
    },
    "government.satisfaction": {
      value: 89,
      unit: "percent",
      text: "89%",
      label: "Satisfaction",
      basis: clientData("the page does not give the question asked"),
      measure: "satisfaction",
      names: ["citizen satisfaction", "user satisfaction", "satisfaction score"],
      direction: "level",
      claim: "Satisfaction with the services in the Government Initiative case reached {v}.",
      counts: "is satisfaction with the services, and the page does not give the question asked",
      limits:
        "Satisfaction of {v} in the Government Initiative case is a level and shows no change, since the page gives neither the question asked nor an earlier figure, and such a question easily misses people who gave up early.",
      comparable: "satisfaction",
    },
    "government.calls": {
      value: 41,
      unit: "percent",
      text: "41%",
      label: "Fewer call-centre contacts",
      basis: changeIn("call-centre contacts"),
      measure: "call-centre contacts",
      names: ["calls to the call centre", "contacts by telephone", "call volumes"],
      plural: true,
      direction: "fell",
      counts: "compares call-centre contacts with their earlier level at the same client",
      limits:
        "The fall of {v} in call-centre contacts in the Government Initiative case does not mean that the assistant replaced the call centre; the page does not give the number of contacts itself.",
    },
  },
);

export const publicSector = figures(
  {
    subject: "solution-ai-government",
    role: "client-case",
    page: "/solutions/ai-government",
    place: "in the public-sector work on the AI for Government page",
    scenes: [
      "in your public-sector work",
      "in your work for public services",
      "on the AI for government page",
      "under AI for Government",
      "in the public-sector AI work",
    ],
  },
  {
    "ai-government.appointments": {
      value: 65,
      unit: "percent",
      text: "65%",
      label: "Appointment improvement",
      note: "The page gives neither the period nor the method; ask before you compare.",
      basis: PUBLIC,
      measure: "appointment handling",
      names: ["handling of appointments", "appointment booking", "appointment process"],
      direction: "rose",
      form: "improved",
      counts: NO_METHOD,
      limits:
        "The {v} improvement in appointment handling in our public-sector work is given without period or method, so no other administration should budget with it.",
    },
    "ai-government.fraud": {
      value: 4e6,
      unit: "eur",
      text: "over €4m",
      label: "Fraud prevented",
      form: "money",
      asks: [
        "How much fraud was prevented in CGT’s public-sector work?",
        "how many euros of fraud did you stop for governments",
        "what did your fraud checks save the public sector",
      ],
      note: "The page gives neither the period nor the method; ask before you compare.",
      basis: PUBLIC,
      measure: "prevented fraud",
      names: ["fraud prevented", "fraud stopped", "avoided fraud"],
      direction: "level",
      claim: "In the public-sector work on the AI for Government page, fraud worth {v} was prevented.",
      counts: "is the value of the fraud prevented, and the page does not say how it was measured",
      limits:
        "The value of fraud prevented in our public-sector work, {v}, is given without period or method, so no other administration should budget with it.",
    },
    "ai-government.satisfaction": {
      value: 75,
      unit: "percent",
      text: "75%",
      label: "Satisfaction",
      note: "The page gives neither the period nor the method; ask before you compare.",
      basis: PUBLIC,
      measure: "satisfaction",
      names: ["citizen satisfaction", "user satisfaction", "satisfaction level"],
      direction: "level",
      counts: NO_METHOD,
      limits:
        "The satisfaction of {v} in our public-sector work is given without period or method, so ask us for both before you compare it with a service of your own.",
      comparable: "satisfaction",
    },
    "ai-government.pilot": {
      value: 90,
      unit: "days",
      text: "90-day",
      label: "Pilots",
      period: "Per pilot",
      basis: "Length of a public-sector pilot",
      role: "our-practice",
      measure: "pilot length",
      names: ["length of a pilot", "duration of the pilot", "pilot time"],
      direction: "level",
      place: "for public-sector work",
      scenes: ["in public-sector work", "for a government department", "under AI for Government", "for a public body"],
      claim: "Public-sector work at CGT begins with a {v} pilot.",
      counts: "is the length of one pilot, whose scope is agreed beforehand",
      note: "Its scope is agreed beforehand.",
      limits:
        "The {v} pilot is the length of a public-sector pilot and no promise about its result: the pilot ends with the decision to extend, change or stop.",
      comparable: "pilot-length",
      beforeNote: "There is no level before: the {v} term is how long a public-sector pilot at CGT lasts.",
      periodNote: "The {v} term is itself a period: it is the length of one public-sector pilot.",
    },
  },
);
