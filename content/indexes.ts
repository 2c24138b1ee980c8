/** The words of the index pages, the sitemap and the not-found page. */

export const solutionsIndex = {
  title: "Solutions",
  headline: "Nine ways to make digital assets answer for themselves",
  description:
    "Nine solutions for governments, tourism boards, banks, law firms and insurers: domains, AI-driven marketing, representation, attribution and governance.",
  paragraphs: [
    "Some clients own names, audiences or content that earn less than they could. Others spend on media and cannot say what it returned. Each solution below starts from one of these problems, and each page says what we need from you before we begin.",
    "They can be bought alone. They are built to be joined: a domain that people trust makes media cheaper, attribution shows by how much, and governance keeps both within your rules.",
  ],
  asks: ["What solutions do you offer?", "Which services can I buy?"],
  callToAction: {
    title: "Not sure which one is yours?",
    text: "Describe the problem in two sentences. We will say which page to read, or that we are not the right firm.",
    button: "Start a conversation",
  },
};

export const resultsIndex = {
  title: "Results",
  headline: "Eight case studies, with the basis of every figure",
  description:
    "Case studies from tourism, finance, law, insurance and government. Clients are anonymised; every figure stands with what it was measured against.",
  intro:
    "Client names are withheld, as most of our contracts ask. What was measured and against what is not, nor the period where the client agreed to publish it. Past results do not guarantee future ones.",
  asks: ["Which case studies do you have?", "Show me examples of your work", "Which clients have you worked for?"],
  callToAction: {
    title: "Which of these is nearest to your situation?",
    text: "Tell us, and we will say what carried over to other clients and what did not.",
    button: "Talk to us",
  },
};

export const insightsIndex = {
  title: "Insights",
  headline: "Written for the person who has to approve the budget",
  description:
    "Seven articles on domain trust, attribution, brand safety, tourism marketing and AI in public services, each with a worked example and questions people ask.",
  intro:
    "Seven articles. Each makes one argument, works one example through, and answers the questions that we are asked in first meetings.",
  asks: ["Which articles have you published?", "What can I read about AI in tourism or government?"],
  callToAction: {
    title: "Disagree with something here?",
    text: "Those are the conversations we learn most from.",
    button: "Talk to us",
  },
};

export const sitemapPage = {
  title: "Sitemap",
  description:
    "Every page of the CGT website in four groups: main pages, solutions, case studies and legal pages, with the articles beside them.",
  intro: "Every page of this site.",
};

export const notFound = {
  code: "404",
  title: "Oops! Page not found",
  text: "The address may be mistyped, or the page may have moved. Nothing you did was lost.",
  back: "Return to the home page",
};
