/** The words of the enquiry form and of the ROI calculator. */
import type { Currency, Industry } from "../shared/roi-model/limits.ts";
import { boardPackWords } from "./board-pack.ts";

const copying = {
  copied: "Copied.",
  selected: "Selected. Press Ctrl+C, or ⌘C on a Mac, to copy.",
};

export const enquiryForm = {
  required: "required",
  optional: "optional",
  fields: {
    name: "Name",
    email: "Email",
    organisation: "Organisation",
    message: "Message",
  },
  topic: { label: "Topic:", remove: "Remove the topic" },
  messageHint: "What should change, for whom, and by when?",
  errors: {
    name: "Enter your name.",
    emailMissing: "Enter your email address.",
    emailWrong: "Enter an email address such as name@example.org.",
    message: "Write a message first. The preview reads it.",
    tooLong: (over: number) => `Shorten this by ${over} ${over === 1 ? "character" : "characters"}.`,
    cut: "The end of what you pasted did not fit and was left out.",
  },
  submit: "Send enquiry",
  submitNote: "Opens WhatsApp in a new tab with your text filled in. It reaches us when you press send there.",
  preview: {
    button: "AI Preview",
    busy: "Analyzing...",
    note: "AI Preview is optional. It needs a message only. It sends your entries to our server, which scores them by fixed rules and stores nothing. That is profiling; the score decides nothing.",
    link: { label: "How the score is made", to: "/privacy#profiling-in-ai-preview" },
  },
  analysis: {
    title: "AI insights",
    outOf: "out of 100",
    completeness: "This is how much of what we would ask first your message already says.",
    badge: (category: string, meaning: string) => `The badge “${category}” means: ${meaning}`,
    categories: {
      hot: "enough for a named person to take it up at once.",
      warm: "a good start, with a question or two still open.",
      cold: "too little yet for a good answer.",
    },
    decides: "It decides nothing; a person reads every enquiry.",
    stale: "You have changed your entries since this preview. Press AI Preview to read them again.",
    reasoning: "Reasoning",
    interests: "Key interests",
    action: "Recommended action",
    rules: "The rules that counted",
    points: "Points",
    quote: "Your words",
    raise: "What would improve it",
  },
  offers: {
    handover: {
      title: "The summary of your chat is ready.",
      add: "Add the summary of your chat",
      added: "The summary of your chat is now part of your message.",
    },
    projection: {
      title: "Your ROI projection is ready.",
      add: "Add your projection",
      added: "Your projection is now part of your message.",
    },
    dismiss: "Leave it out",
  },
  draft: {
    note: "Your draft stays in this browser until you send or clear it, and can be brought back while this tab is open.",
    clear: "Clear the draft",
    restore: "Bring back what you wrote",
    exchange: "Bring back what you wrote before",
    cleared: "The draft is cleared. It can be brought back while this tab is open.",
    restored: "What you wrote is back in the form.",
  },
  handed: {
    blockedTitle: "Your browser did not open the chat",
    blocked: "Nothing is lost: your entries are still in the form. Open the chat by this link, or copy the text.",
    openedTitle: "One step is left: press send in the chat",
    opened:
      "The chat has opened in a new tab with your text in it, and a person reads it once you press send there. If the tab did not open or was closed, take one of these ways.",
    link: "Open the chat in WhatsApp",
    mail: "Send it by email",
    otherWays: "Send it by email instead, or copy the text",
    copyInstead: "Copy the text instead",
    text: "Your enquiry as text",
    copy: "Copy the text",
    ...copying,
  },
  withoutScript: {
    text: "This form needs JavaScript to put your message together. Without it, write to us directly:",
    link: "Open a chat with us in WhatsApp",
    or: "or write to",
  },
  toasts: {
    blank: { title: "Please enter a message", description: "We need your message to analyze your inquiry." },
    failed: { title: "Analysis unavailable", description: "You can still submit your message." },
    analysed: { title: "Message analyzed!", description: "See the AI insights below." },
    sent: {
      title: "Thanks — we'll be in touch.",
      description: "Your message has been received and we'll respond soon.",
    },
  },
} as const;

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
    spend: "A year’s marketing and digital service, such as 5,000,000 or 5m.",
    spendRead: (amount: string) => `Read as ${amount} a year.`,
    goals: "What you write here chooses and orders what we say below. It never changes a number.",
  },
  chooseIndustry: "Select an industry",
  errors: {
    spendMissing: "Enter your current spend as a number.",
    spendUnreadable: "This cannot be read as an amount. Write it like 5,000,000 or 5m, in US dollars, euros or pounds.",
    spendAmbiguous: (one: string, other: string) =>
      `This could mean ${one} or ${other}. Write the one that you mean without points or commas.`,
    spendRange: "Enter a number from 0 to 100,000,000.",
    industry: "Select an industry.",
    tooLong: (over: number) => `Shorten this by ${over} ${over === 1 ? "character" : "characters"}.`,
    cut: "The end of what you pasted did not fit and was left out.",
  },
  calculate: "Calculate ROI",
  calculating: "Calculating...",
  empty: "Fill in your information and click Calculate ROI to see your personalized projections",
  example: {
    title: "An example, not a client:",
    request: { currentSpend: 5_000_000, industry: "finance" },
    of: (spend: string) =>
      `a financial services firm that spends ${spend} a year. The line adds up what comes in, less what it costs, over twelve months.`,
    rows: {
      return: (low: string, high: string) => `Return (${low} to ${high})`,
      savings: "Saved",
      revenue: "Added revenue",
      cost: "Assumed cost",
    },
  },
  notices: {
    failed: "The projection could not be calculated.",
    lostLink:
      "The projection in this link could not be opened, because a part of this page did not load. Reload the page once you are connected.",
    badLink: "This link holds no projection that can be shown. Enter your own values instead.",
    otherTable:
      "This link was made with other standard assumptions. The figures here come from today’s, so they may differ from those that were shared.",
    otherTablePack: boardPackWords.open.otherTable,
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
    share: "Share this projection as a link",
    shareNote: "The link holds your entries, goals and challenges included, and computes the projection again.",
    shareLabel: "Link to this projection",
    copy: "Copy the link",
    ...copying,
  },
  range: {
    title: "Range",
    note: "In the low case all seven assumptions turn out badly together, in the high case all seven well.",
    zero: "no return",
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
    headline: "after twelve months, in the base case",
    caption:
      "What has been saved and kept, less the assumed cost that is due, added up month by month. The line is the base case, the band runs from the low to the high case.",
    lowest: (month: number, amount: string) => `The base case stands lowest in month ${month}, at ${amount}.`,
    covered: (month: number) => `It has covered its cost from month ${month}.`,
    notCovered: "It does not cover its cost within the year.",
    low: (amount: string) => `low ${amount}`,
    high: (amount: string) => `high ${amount}`,
    zero: "cost covered",
    pilot: "pilot ends",
    month: (month: number) => `month ${month}`,
    monthColumn: "Month",
    table: "Numbers as a table",
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
  method: {
    title: "How the numbers are made",
    points: [
      "The projection is plain arithmetic without a language model. The same entries give the same figures to everyone.",
      "Nothing counts in the first three months, which are the pilot. The effect then grows in equal steps until the month of full effect; what follows uses its average over twelve months.",
      "Savings are the spend, times the share of it that can be recovered, times the average effect.",
      "Revenue impact is the spend, times the revenue for each unit of it, times the uplift, times the average effect. Only the part that is left after the cost of earning it counts towards the return.",
      "The cost of the programme is an assumption for planning, not our fee: a fixed sum plus a share of the spend, due in equal parts over the year. The return is what is saved and kept, less the cost, divided by the cost. It can be negative, and is then shown so.",
      "The best results published on this site are ceilings. No standard assumption reaches one, and you cannot set what the programme achieves above one.",
      "Money is in US dollars unless you choose euros or pounds. Nothing is converted: the numbers stay the same.",
      "A public body sells nothing. For government the model counts the avoided cost of handling the same tasks by telephone or counter instead of revenue.",
    ],
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
