/** The words of the enquiry form (`words/enquiry.json`), of the ROI calculator and of its page (`words/calculator.json`). */
import type { Currency, Industry } from "../shared/roi-model/limits.ts";
import { boardPackWords } from "./board-pack.ts";
import calculator from "./words/calculator.json" with { type: "json" };
import enquiry from "./words/enquiry.json" with { type: "json" };

const copying = {
  copied: "Copied.",
  selected: "Selected. Press Ctrl+C, or ⌘C on a Mac, to copy.",
};

const tooLong = (over: number) => `Shorten this by ${over} ${over === 1 ? "character" : "characters"}.`;

export const enquiryForm = {
  ...enquiry,
  errors: { ...enquiry.errors, tooLong },
  handed: { ...enquiry.handed, ...copying },
};

export const industryNames: Readonly<Record<Industry, string>> = {
  government: "Government and public sector",
  tourism: "Tourism and hospitality",
  finance: "Financial services",
  legal: "Legal services",
  insurance: "Insurance",
  healthcare: "Healthcare",
  education: "Education",
  other: "Another sector",
};

export const currencyNames: Readonly<Record<Currency, string>> = {
  USD: "US dollars",
  EUR: "Euros",
  GBP: "Pounds",
};

export const calculatorForm = {
  required: "required",
  optional: "optional",
  fields: {
    spend: "Current spend",
    currency: "Currency",
    industry: "Industry",
    goals: "Goals",
    challenges: "Challenges",
  },
  hints: {
    spend: "A year’s marketing and digital service, such as 5m.",
    spendRead: (amount: string) => `Read as ${amount} a year.`,
    currency: "Nothing is converted.",
    industry: "It sets the assumptions.",
    goals: "What should be better in a year?",
    challenges: "What stands in the way today?",
    words: "Goals and challenges choose what we say, never a number.",
  },
  chooseIndustry: "Select an industry",
  errors: {
    spendMissing: "Enter your current spend as a number.",
    spendUnreadable: "This cannot be read as an amount. Write it like 5,000,000 or 5m, in US dollars, euros or pounds.",
    spendAmbiguous: (one: string, other: string) =>
      `This could mean ${one} or ${other}. Write the one that you mean without points or commas.`,
    spendRange: "Enter a number from 0 to 100,000,000.",
    industry: "Select an industry.",
    tooLong,
    cut: "The end of what you pasted did not fit and was left out.",
  },
  calculate: "Calculate ROI",
  calculating: "Calculating...",
  empty: "Fill in your information and click Calculate ROI to see your personalized projections",
  example: {
    title: "An example, not a client:",
    request: { currentSpend: 5_000_000, industry: "finance" },
    of: (spend: string, base: string, low: string, high: string) =>
      `a financial services firm that spends ${spend} a year has a return of ${base} after twelve months in the base case, ${low} in the low and ${high} in the high one.`,
  },
  notices: {
    failed: "The projection could not be calculated.",
    lostLink:
      "The projection in this link could not be opened, because a part of this page did not load. Reload the page once you are connected.",
    badLink: "This link holds no projection that can be shown. Enter your own values instead.",
    otherTable:
      "This link was made with other standard assumptions. The figures here come from today’s, so they may differ from those that were shared.",
    otherTablePack: boardPackWords.open.otherTable,
    typedOver: "You had begun before the projection in this link was there, so your own entries stay.",
    showShared: "Show the shared projection",
  },
  result: {
    title: "Your projection",
    basis: (spend: string, industry: string) => `For ${spend} a year, ${industry.toLowerCase()}.`,
    changedInputs: "Your entries have changed since. Press Calculate ROI to project them.",
    notUpdated: "These figures leave out your last change.",
    notUpdatedActions: "What you add, save or share now leaves out your last change too.",
    retry: "Try again",
    return: "12-month projected return",
    savings: "Projected cost savings",
    insights: "What the numbers say",
    recommendation: "Recommendation",
    schedule: "Schedule Consultation",
    consultation: {
      against:
        "A consultation here would be about one limited piece of work, or about whether these assumptions fit your case. It would not be about a full programme.",
      doubtful:
        "A consultation would be about which assumption to test first in a small pilot, and what that pilot would have to show.",
      towards:
        "A consultation goes through these assumptions with your own figures and settles what a pilot would measure.",
    },
    consultationTopic: "Consultation on an ROI projection",
    addToEnquiry: "Add to my enquiry",
    notCarried: "This browser stores nothing, so the projection cannot travel to the form. Copy it here, then",
    toForm: "go to the form",
    projectionText: "Your projection as text",
    copyText: { copy: "Copy the text", ...copying },
    share: "Share this projection as a link",
    shareNote: "The link holds your entries, goals and challenges included, and computes the projection again.",
    shareLabel: "Link to this projection",
    copy: "Copy the link",
    ...copying,
  },
  range: {
    title: "Range",
    fold: "The numbers, by case and month",
    between: (low: string, high: string) => `From ${low} in the low case to ${high} in the high one.`,
    note: "In the low case all seven assumptions turn out badly together, in the high case all seven well.",
    rowColumn: "Case",
    cases: { low: "Low", base: "Base", high: "High" },
    rows: {
      return: "Return",
      savings: "Savings",
      revenue: "Revenue",
      services: "Services",
      kept: "of which kept",
      cost: "Assumed cost",
    },
    breakEven: (spend: string) => `The base case covers its cost from about ${spend} of spend a year.`,
    neverEven: "With these assumptions no spend up to the limit covers the cost in the base case.",
  },
  balance: {
    title: "The twelve months",
    headline: (amount: string) => `The twelve months: ${amount} in the base case`,
    caption: "Saved and kept, less the cost that is due; the band runs from the low to the high case.",
    lowest: (month: number, amount: string) => `The base case stands lowest in month ${month}, at ${amount}.`,
    covered: (month: number) => `It has covered its cost from month ${month}.`,
    notCovered: "It does not cover its cost within the year.",
    zero: "cost covered",
    pilot: "pilot ends",
    month: (month: number) => `month ${month}`,
    monthColumn: "Month",
  },
  drivers: {
    title: "What moves the return most",
    note: "Each assumption alone, from its low to its high case, while the others keep their base value. The line is the base case.",
    toLow: "towards the low case",
    toHigh: "towards the high case",
    returns: (low: string, high: string) => `return ${low} to ${high}`,
    fixed: (value: string) => `${value}, set by you`,
  },
  assumptions: {
    title: "The assumptions, yours to change",
    note: "Planning assumptions, not measurements. One that you set holds in all three cases.",
    version: (version: string) => `Table ${version}.`,
    planned: (low: string, base: string, high: string) => `Planned: ${low}, ${base} or ${high}.`,
    standard: (value: string) => `Set by you; the standard is ${value}.`,
    ceiling: "Best published:",
    standing: {
      label: "Return:",
      notUpdated: "without your last change",
      range: (low: string, high: string) => `low ${low}, high ${high}`,
    },
    /** Money takes the currency. */
    units: { share: "%", multiple: "", month: "month", money: "" },
    otherCurrency: (code: string) =>
      `This projection is in ${code}, and nothing is converted. Enter the amount in ${code}.`,
    ambiguous: "This could mean two amounts. Write it without points or commas.",
    outside: (min: string, max: string) => `Enter a value from ${min} to ${max}.`,
    whole: (min: string, max: string) => `Enter a whole number from ${min} to ${max}.`,
    reset: "Back to the standard assumptions",
  },
  withoutScript: {
    text: "The calculator needs JavaScript. Without it, ask us for a projection:",
    link: "go to the contact section",
  },
  toasts: {
    missing: "Please enter your current spend and select an industry",
    failed: "Failed to calculate ROI. Please try again.",
    done: "ROI calculated successfully!",
  },
  /** Spoken; in other words than the labels, which stand on the page already. */
  announce: (parts: { return: string; range: { low: string; high: string } | undefined; savings: string }) =>
    `Calculated: a return of ${parts.return} over twelve months${
      parts.range ? `, ${parts.range.low} in the low case and ${parts.range.high} in the high case` : ""
    }. Saved: ${parts.savings}.`,
} as const;

export const CALCULATOR_PATH = "/calculator";

/** The calculator's own page. */
export const calculatorPage = calculator;
