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
    note: "Fixed rules, no model, score what you wrote. It is optional. Your entries go to our server, which stores nothing. That is profiling; the score decides nothing.",
    link: { label: "How the score is made", to: "/privacy#profiling-in-ai-preview" },
  },
  analysis: {
    title: "AI insights",
    outOf: "out of 100",
    rulesOnly: "Fixed rules, no model, gave this result.",
    completeness: "It says how much of what we would ask first your message already holds.",
    categories: { hot: "ready to take up", warm: "a question or two still open", cold: "needs more detail" },
    decides: "It decides nothing; a person reads every enquiry.",
    stale: "You have changed your entries since this preview. Press AI Preview to read them again.",
    reasoning: "Reasoning",
    interests: "Key interests",
    action: "Recommended action",
    rules: "The rules that counted",
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
    note: "Your draft stays in this browser until you say that it is sent, or clear it.",
    blocked:
      "This browser stores nothing for this site: a draft is gone with the page, and a projection or the summary of a chat cannot come here from another page. Copy them over.",
    clear: "Clear the draft",
    restore: "Bring back what you wrote",
    exchange: "Bring back what you wrote before",
    cleared: "The draft is cleared. It can be brought back while this tab is open.",
    restored: "What you wrote is back in the form.",
  },
  handed: {
    blocked: {
      title: "Your browser did not open the chat",
      text: "Nothing is lost: your entries are still in the form. Open the chat by this link, or copy the text.",
    },
    trapped: {
      title: "Open the chat yourself",
      text: "A field of this form that nobody sees was filled in, as programs do and a password manager may, so no tab was opened for you. Nothing is lost: go on by this link, or copy the text.",
    },
    opened: {
      title: "One step is left: press send in WhatsApp",
      text: "WhatsApp has opened in a new tab with your text in it, and a person reads it once you press send there. Here it stays until you say that it is sent.",
    },
    returned: {
      title: "Did you press send in WhatsApp?",
      text: "This enquiry was handed over to WhatsApp. It stays here until you say that it is sent.",
    },
    link: "Continue in WhatsApp",
    sent: "I have sent it",
    thanks: "Thank you. A person reads what you sent.",
    change: "Change what I wrote",
    mail: "Send it by email",
    otherWays: "Send it by email instead, or copy the text",
    copyInstead: "Copy the text instead",
    text: "Your enquiry as text",
    textSent: "What you wrote",
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
      description: "Once you press send in WhatsApp: Your message has been received and we'll respond soon.",
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
    tooLong: (over: number) => `Shorten this by ${over} ${over === 1 ? "character" : "characters"}.`,
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
export const calculatorPage = {
  title: "ROI calculator",
  headline: "What would twelve months return?",
  description:
    "Enter a year’s spend and an industry: the return of twelve months with its range, month by month, from a documented model whose assumptions you can change.",
  intro:
    "A projection for twelve months from a documented model, with every assumption in view and open to change. It is a projection and promises nothing.",
  asks: [
    "How much could we save?",
    "Can you estimate our return on investment?",
    "Do you have an ROI calculator?",
    "What would we get back for our money?",
    "Can I try the forecast with our own numbers?",
    "How many months does the forecast cover?",
    "Is the forecast a promise?",
  ],
  sum: {
    title: "The whole model is five lines",
    note: "The example from above, a financial services firm and no client, in its base case. The average effect of the twelve months is half, because a pilot comes first.",
    terms: {
      savings: "Saved: spend × share that can be recovered × average effect",
      revenue: "Added revenue: spend × revenue for each dollar × uplift × average effect",
      kept: "Kept of it, after the cost of earning it",
      cost: "Assumed cost: a fixed sum and a share of the spend",
      return: "Return: saved and kept, less the cost, over the cost",
    },
  },
  method: {
    title: "How the numbers are made",
    asks: [
      "How is the projection calculated?",
      "What assumptions are behind the return?",
      "Does a model make up these numbers?",
      "Why does nothing count in the first months?",
      "Is the cost in the calculator your fee?",
    ],
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
  related: {
    title: "Where the ceilings come from",
    links: [
      { to: "/results/figures", label: "Every figure, with its basis" },
      { to: "/results/finance-ai-attribution", label: "Finance AI Attribution" },
      { to: "/solutions/attribution-measurement", label: "Attribution and measurement" },
      { to: "/insights/cfo-friendly-attribution", label: "CFO-friendly attribution" },
    ],
  },
  callToAction: {
    title: "Take the projection further",
    text: "A consultation goes through the assumptions with your own figures and settles what a pilot would measure.",
    button: "Start a conversation",
  },
} as const;
