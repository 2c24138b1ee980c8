/**
 * The words of drawings that show a process: each is taken from the page, as it stands there
 * (`app/drawings/words.test.tsx` looks for it), so that a drawing cannot say what the text does not.
 */

/** The gates of the page on governance: who decides at each. */
export const gates = [
  { name: "Claim", decides: "Product owner" },
  { name: "Wording", decides: "Compliance" },
  { name: "Placement", decides: "Brand owner" },
  { name: "Release", decides: "Named approver" },
];

/** The decisions of the marketing platform, and how often each falls due within a quarter; an hour is too short to draw. */
export const decisions = [
  { name: "Placement", pace: "Hours", person: "Sets the cap and is told when it is reached", times: undefined },
  { name: "Message", pace: "Days", person: "Accepts, edits or refuses each new message", times: 91 },
  { name: "Budget", pace: "Weeks", person: "Signs any shift above the agreed size", times: 13 },
  { name: "Policy", pace: "Quarters", person: "Rewrites the rules", times: 1 },
];

/** The invented week of the page on tourism: what happens each day, what becomes of it, and the mark for that. */
export const week = [
  { day: "Monday", what: "moving spend to midweek departures", outcome: "the duty manager agrees", mark: "agreed" },
  {
    day: "Tuesday",
    what: "drafts midweek messages in two languages",
    outcome: "a native reader refuses one",
    mark: "refused",
  },
  {
    day: "Wednesday",
    what: "the airport announces a strike",
    outcome: "the friction signal pauses every message that names a date in the strike",
    mark: "paused",
  },
  {
    day: "Thursday",
    what: "two of three properties are full on those nights",
    outcome: "messages for full properties stop",
    mark: "stopped",
  },
  {
    day: "Friday",
    what: "a page listing each change",
    outcome: "who agreed to it and what bookings did",
    mark: "listed",
  },
] as const;

/** The steps of a pilot in a public service, and the three ways in which it ends. */
export const pilotSteps = [
  { name: "Choose", text: "one service, one office and one measure" },
  { name: "Count", text: "the present state, including people who give up" },
  { name: "Assess", text: "data protection, security and accessibility" },
  { name: "Run", text: "beside the old process, with officials confirming every output" },
  { name: "Publish", text: "what worked, what failed and who was badly served" },
];
export const pilotEnds = ["Extend", "change", "stop"] as const;

/** What a buyer hears from an owner without a single place for offers. */
export const replies = [
  { from: "Marketing", says: "the name is not for sale" },
  { from: "IT", says: "the name is unused" },
  { from: "Legal", says: "quotes a price" },
];
/** What a buyer and an owner see with one. */
export const oneLog = ["logged on arrival, whichever mailbox it reached", "nothing is sent until you answer"];

/** What each department of the finance client counted, and what the one report shows. */
export const lists = [
  { department: "Marketing", counted: "enquiries" },
  { department: "sales", counted: "conversations" },
  { department: "compliance", counted: "corrections" },
];
export const report = [
  "cost for each acquisition",
  "qualified leads",
  "review results",
  "the changes planned for the coming fortnight",
];

/** The parts of the tourism programme, in the order in which they were taken. */
export const courses = [
  "A baseline that finance held",
  "Two addresses side by side",
  "Daily proposals, approved by name",
  "A record the client could open",
];

/** The duties of the page on rules, each with the page's number that holds its day; which lay ahead when it was reviewed. */
export const duties = [
  { what: "Consumer Duty", day: "duty-since", ahead: false },
  { what: "European Accessibility Act", day: "access-since", ahead: false },
  { what: "Political advertising", day: "political-since", ahead: false },
  { what: "AI Act, Article 50", day: "ai-since", ahead: false },
  { what: "AI Act, marking by older systems", day: "marking-until", ahead: true },
  { what: "AI Act, high-risk uses of Annex III", day: "high-risk-from", ahead: true },
];

/** What the house asks when two figures disagree, the firmest ground first. */
export const grounds = [
  { question: "Is there a test?", answer: "the test counts" },
  { question: "Is there a record?", answer: "what the ledger holds comes before what a platform reports" },
  { question: "Is there a rule?", answer: "it has to have been written before the result was known" },
  { question: "Otherwise", answer: "the answer is that nobody knows" },
];

/** The way from an advertisement to the books, and the terms of the glossary that measure at each place of it. */
export const measuredWords = [
  { place: "Seen", words: ["Click-through rate"] },
  { place: "Clicked", words: ["Cost per click", "Last-click"] },
  { place: "On the page", words: ["Domain trust", "Task completion"] },
  { place: "Decided", words: ["Quote-to-policy rate", "Trial-to-paid conversion", "Booking window"] },
  {
    place: "In the books",
    words: ["Attributed revenue", "Additional revenue", "Return on ad spend", "Contribution margin"],
  },
];

interface Travel {
  name: string;
  /** What the page says of its stay there, after the days where there are any. */
  says: string;
  /** The page's number that holds how long it is kept. */
  days?: string;
  to: "browser" | "server" | "other";
  kept: boolean;
  /** Whether the browser keeps it as well. */
  inBrowser?: boolean;
  /** Whether a model's provider gets it too, where one is configured. */
  onward?: boolean;
}

/** What a visitor enters, how far it travels, and whether it is kept there. */
export const travels: Travel[] = [
  { name: "Choice of colours", says: "until you delete the site’s data", to: "browser", kept: true },
  {
    name: "Draft of the enquiry form",
    says: "until you submit, clear it or delete the site’s data",
    to: "browser",
    kept: true,
  },
  {
    name: "Chat message on our server",
    inBrowser: true,
    says: "while the answer is made; not stored",
    to: "server",
    kept: false,
    onward: true,
  },
  {
    name: "ROI calculator and AI Preview entries on our server",
    inBrowser: true,
    says: "while the result is made; not stored",
    to: "server",
    kept: false,
  },
  { name: "Search words on our server", says: "while the results are made; not stored", to: "server", kept: false },
  {
    name: "Rating of an answer",
    says: "then deleted",
    days: "rating-days",
    to: "server",
    kept: true,
  },
  { name: "Enquiry that you sent", says: "our account with the external chat service", to: "other", kept: true },
];

/** The checks of the statement on accessibility that run before each change, and those that are still to be made. */
export const checksLaid = [
  "Automated rules",
  "Open questions",
  "Keyboard walk",
  "Zoom",
  "Text spacing",
  "Text size",
  "Longer and other text",
  "Reduced motion",
  "Forced colours",
  "Dark colours",
  "Announcements",
  "Without JavaScript",
];
export const checksOpen = [
  "Formal audit by a third party",
  "User testing with disabled people",
  "Screen readers",
  "Speech input",
  "Switch control",
];

/** The numbers of this site: what each kind is made of, and what the disclaimer says of it. */
export const numberKinds = [
  { kind: "Case studies", from: "client", says: "past results do not guarantee future ones" },
  { kind: "Planning ranges", from: "assumed", says: "planning assumptions" },
  { kind: "Guidance figures", from: "assumed", says: "they come from no client" },
  { kind: "Worked examples", from: "invented", says: "they predict nothing about your case" },
  { kind: "The ROI calculator", from: "entered", says: "a projection with a range" },
] as const;
