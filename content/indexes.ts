/** The words of the index pages, the sitemap and the not-found page. */
import { brand } from "../shared/brand.ts";
import { withCounts } from "./counts.ts";

export const solutionsIndex = {
  title: "Solutions",
  headline: withCounts("[[Count.solutions]] solutions, and what each needs from you"),
  description: withCounts(
    `[[Count.solutions]] solutions for ${brand.clients}: domains, AI-driven marketing, representation, attribution and governance.`,
  ),
  paragraphs: [
    "Some organisations own names or audiences that earn less than they could. Others spend on media and cannot say what it returned. Each solution below starts from one such problem, and its page says what we would need from you.",
    "Each can be bought alone. Some help one another: a domain that people trust can make media cheaper, and attribution shows whether it did.",
  ],
  asks: [
    "What solutions do you offer?",
    "Which services can I buy?",
    "How many kinds of service do you have?",
    "Which service fits my problem?",
    "Can we buy just one service?",
    "Do your services help one another?",
  ],
  callToAction: {
    title: "Not sure which one is yours?",
    text: "Describe the problem in two sentences. We say which page to read, or that we are not the right firm.",
    button: "Start a conversation",
  },
};

export const resultsIndex = {
  title: "Results",
  headline: withCounts("How to read the figures of [[count.cases]] case studies"),
  description:
    "Case studies from tourism, finance, law, insurance and government. Clients are anonymised, and each page says what its figures can and cannot show.",
  intro:
    "Client names are withheld. Each page says what its figures count and, where it has them, the period and the comparison. Past results do not guarantee future ones.",
  asks: [
    "Which case studies do you have?",
    "Show me examples of your work",
    "Which clients have you worked for?",
    "How many success stories do you publish?",
    "Do you name your customers?",
    "Will we get the same outcome as they did?",
    "Can I see how your numbers were counted?",
  ],
  figures: "All figures in one table, and those that look alike",
  callToAction: {
    title: "Which of these is nearest to your situation?",
    text: "Describe it, and we say which parts of the method would carry over to you and which would not.",
    button: "Talk to us",
  },
};

export const insightsIndex = {
  title: "Insights",
  headline: "Written for the person who has to approve the budget",
  description: withCounts(
    "[[Count.articles]] articles on domain trust, attribution, brand safety, tourism marketing and AI in public services, each with a worked example and four questions answered.",
  ),
  intro: withCounts(
    "[[Count.articles]] articles, each with one argument, one example worked through in figures, and short answers to four questions.",
  ),
  asks: [
    "Which articles have you published?",
    "What can I read about AI in tourism or government?",
    "How many articles are there?",
    "Do you have a blog or guides?",
    "Do your articles show calculations?",
    "How many questions does each article answer?",
  ],
  callToAction: {
    title: "Disagree with something here?",
    text: "Tell us where the argument fails. We would sooner hear it before a budget rests on it.",
    button: "Talk to us",
  },
};

export const answersIndex = {
  title: "Answers",
  headline: "What people ask us, answered beforehand",
  description: `The public library behind the AI consultant: what people ask about ${brand.name}, its solutions, cases and articles, answered beforehand with the pages that say it.`,
  intro: [
    "The AI consultant on this site answers from this library. Everything in it was written beforehand from the pages of this site, and each answer names the page on which it rests.",
    "Where our pages do not say, the answer says so.",
  ],
  exam: "How good the consultant is, question by question",
  groups: [
    { kind: "house", title: "The agency and this site" },
    { kind: "solution", title: "Solutions" },
    { kind: "case", title: "Case studies" },
    { kind: "article", title: "Articles" },
  ],
  callToAction: {
    title: "Is your question not among them?",
    text: "Ask the consultant in the corner of the page, or put it to our team.",
    button: "Start a conversation",
  },
} as const;

export const sitemapPage = {
  title: "Sitemap",
  description: `Every page of the ${brand.name} website in four groups: main pages, solutions, case studies and legal pages, with the articles beside them.`,
  intro:
    "Every page of this site: main pages, solutions, case studies, legal pages and articles, then the library of answers and the examination of the consultant.",
};

export const searchPage = {
  title: "Search",
  headline: "Find the sentence that says it",
  description: `Search the pages of ${brand.name} and its public library of answers: each result shows the sentence that matches, and leads to the place where it stands.`,
  intro: "Each result shows the sentence that matches. Answers come from the library behind the AI consultant.",
};

export const notFound = {
  code: "404",
  title: "Oops! Page not found",
  text: "The address may be mistyped, or the page may have moved.",
  back: "Return to the home page",
  likely: "Perhaps you wanted",
  ways: [
    { label: "Solutions", to: "/solutions" },
    { label: "Results", to: "/results" },
    { label: "Figures", to: "/results/figures" },
    { label: "Answers", to: "/answers" },
    { label: "Every page", to: "/sitemap" },
  ],
};
