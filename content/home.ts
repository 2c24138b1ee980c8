/** The words of the home page, in the order in which they stand there. */
import { brand } from "../shared/brand.ts";
import { withCounts } from "./counts.ts";
import { figure } from "./ledger.ts";

export const hero = {
  kicker: `${brand.kind.charAt(0).toUpperCase()}${brand.kind.slice(1)}, ${brand.country.name}`,
  title: "AI-powered digital growth for global brands and governments",
  lead: "We monetise premium domain names, run marketing in which AI does the work and people approve it, and report what came of it in figures that a finance director can question.",
  primary: "Start a conversation",
  secondary: "See how it works",
  asks: [
    "What kind of agency are you?",
    "Who are your clients?",
    "Who do you work for?",
    "Are you an ad agency?",
    "Is your agency from Portugal?",
    "Can our finance chief question your numbers?",
  ],
  aside: {
    asks: [
      `What does ${brand.name} do?`,
      "What do you do?",
      "What services do you offer?",
      "What can you do for us?",
      "Do you sell or rent out web addresses?",
      "Can you run ads written by a bot?",
      "Can you track what our promotions bring?",
    ],
    title: "What we do",
    items: [
      { title: "Domains", text: "Premium domain names that earn by sale, by lease or in campaigns." },
      { title: "Marketing", text: "AI-driven campaigns across channels, inside limits that you set." },
      { title: "Representation", text: "Digital assets presented to buyers and partners on behalf of their owners." },
      { title: "Measurement", text: "Outcomes reported with the basis of each figure beside it." },
    ],
  },
};

export const outcomes = {
  title: "Measurable Outcomes",
  text: `${brand.name} has ${figure("agency.years").text} of experience in digital growth. The four counters are running totals of the whole agency, and the case studies show single clients.`,
  asks: [
    "How much experience does the agency have?",
    "How long have you been in business?",
    "How many projects have you delivered?",
    "How much ad spend have you managed?",
    "How often have pages been viewed through your work?",
    "How much have clients sold with your help?",
    "How big is your agency’s track record?",
  ],
  /** Each counts up to the ledger's figure: `target` and what stands around it. */
  counters: [
    { figure: "agency.spend", prefix: "$", target: 160, suffix: "M+" },
    { figure: "agency.impressions", prefix: "", target: 10, suffix: "B+" },
    { figure: "agency.sales", prefix: "", target: 3, suffix: "B+" },
    { figure: "agency.projects", prefix: "", target: 421, suffix: "" },
  ],
} as const;

export const solutionsBlock = {
  title: "Solutions",
  text: withCounts(
    "[[Count.solutions]] kinds of work. You can begin with one of them, on a scope small enough to judge.",
  ),
};

export const results = {
  title: "Results",
  text: "Three results from anonymised clients. The case studies say how their figures may be read and what we would do differently.",
  ways: [
    { label: withCounts("All [[count.cases]] case studies"), to: "/results" },
    { label: "How these three stand beside them", to: "/results/figures#figures-that-look-alike" },
  ],
  slides: [
    {
      title: "Tourism partner",
      figure: "home.tourism-bookings",
      lead: figure("home.tourism-bookings").text,
      description: "booking value in 12 months for a tourism partner.",
      link: { label: "See the tourism case study", to: "/results/tourism-ai-growth" },
      sector: "tourism",
    },
    {
      title: "Financial services organisation",
      figure: "home.finance-cpa",
      lead: `−${figure("home.finance-cpa").text}`,
      description: "CPA for a financial services organisation.",
      link: { label: "See a finance case study", to: "/results/finance" },
      sector: "finance",
    },
    {
      title: "Insurtech platform",
      figure: "home.insurtech-conversions",
      lead: `+${figure("home.insurtech-conversions").text}`,
      description: "conversions for an insurtech platform, while keeping compliance and brand safety.",
      link: { label: "See an insurance case study", to: "/results/insurance" },
      sector: "insurance",
    },
  ],
  asks: [
    "What results have you had?",
    "Do you have proof that it works?",
    "Show me your best results",
    "How much in bookings did the travel partner take?",
    "How much cheaper did the finance client win customers?",
    "How many more conversions did the insurance platform get?",
  ],
  banner: {
    text: "Let’s talk about your digital growth and how AI can be the evolution of your brand.",
    button: "Start a conversation",
  },
} as const;

export const about = {
  title: "Global credibility. Local expertise.",
  asks: [
    `Who is ${brand.name}?`,
    "Tell me about the company",
    "Where are you based?",
    "In which countries do you work?",
    "Do you keep your clients’ names private?",
    "Who signs off what goes out in our name?",
    "Do your people know the foreign market they write for?",
  ],
  panels: [
    {
      title: "What clients hold us to",
      text: `Our head office is in Portugal and our clients sit in ministries, tourism boards, banks, law firms and insurers. Many of them must explain in public what they signed. Each figure on this site therefore stands with its basis and, where the page has one, its period. Client data is anonymised, and planning ranges are marked as such.`,
    },
    {
      title: "How we work where you are",
      text: `A campaign for visitors from three countries needs three kinds of judgement. People who know a market choose its words and its domain ending. The software proposes how to divide the budget, within limits that you set. No message is published in your name until a named person on your side has approved it. An assistant answers from pages approved in the same way.`,
    },
  ],
};

/** Below the two panels. */
export const aboutLinks = [
  { label: "What we believe, and what we will not do", to: "/about" },
  { label: "How an engagement runs", to: "/how-we-work" },
];

export const insights = {
  title: "Insights",
  cards: [
    {
      tag: "PERSPECTIVE",
      title: "Domain trust is a media efficiency lever",
      description:
        "How a better web address can change the price of a click, and how to find out before you pay for one.",
      buttonText: "Talk to us",
      article: "/insights/domain-trust-media-efficiency",
    },
    {
      tag: "PLAYBOOK",
      title: "AI orchestration for public sector & tourism",
      description: "A first AI pilot from choice to decision, with papers to copy and a rule for stopping it.",
      buttonText: "Request the playbook",
      article: "/insights/ai-orchestration-public-sector-tourism",
    },
  ],
  all: { label: withCounts("All [[count.articles]] articles"), to: "/insights" },
};

export const calculator = {
  title: "ROI calculator",
  text: "A projection for twelve months from a documented model, with every assumption in view and open to change. It is a projection and promises nothing.",
  asks: [
    "How much could we save?",
    "Can you estimate our return on investment?",
    "Do you have an ROI calculator?",
    "What would we get back for our money?",
    "Can I try the forecast with our own numbers?",
    "How many months does the forecast cover?",
    "Is the forecast a promise?",
  ],
};

export const contact = {
  title: "Let’s talk about your digital growth",
  text: `To contact ${brand.name}, write in this form what you want to change and by when. Submitting opens an external chat (WhatsApp) with your message filled in, and it reaches us once you press send there.`,
  asks: [
    "How do I contact you?",
    "How can I get in touch with a person?",
    "Where is your office?",
    "How do I start a project with you?",
    "Can I message you on WhatsApp?",
    "What time zone are you in?",
    "What should I put in my message to you?",
  ],
  office: {
    title: "Head office",
    place: "Portugal",
    text: "Mainland Portugal keeps the same time as London all year. For clients in other time zones we agree meeting hours at the start.",
  },
};
