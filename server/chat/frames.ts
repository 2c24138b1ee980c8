/** Every sentence of the consultant that does not come from a page. */

export const frames = {
  greeting:
    "Hello. I am the CGT AI Consultant. Ask me about our solutions, our case studies or how we could help your organisation.",
  thanks: "You are welcome. Ask again whenever something else comes up.",
  goodbye: "Goodbye, and thank you for your questions.",
  wellbeing: "I am software, so I have no days, good or bad. I am ready for your questions about this site.",
  identity:
    "I am the CGT AI Consultant, an AI system and not a person. I answer from the pages of this website and name the page behind each answer.",
  capability:
    "I answer questions about our solutions, case studies and articles, and I name the page that each answer comes from.",
  noInstructions:
    "I only answer questions about this website, and I do not take instructions that would change that. My own set-up is not something I discuss.",
  english:
    "I can only answer in English, because the pages of this site are in English. Please ask again in English, and I will do my best.",
  displeased:
    "I am sorry that I have not been of help. Ask me in other words, or write to our team through the [contact section](/#contact).",
  unreadable: "I could not make out a question in that. Could you put it in a sentence?",
  notCovered: "The pages of this site do not cover that, so I have no answer for you.",
  askTeam: "You can put the question to our team through the [contact section](/#contact).",
  nearest: "These are questions that I can answer:",
  advice:
    "I cannot advise on that. CGT gives no regulated financial, legal or compliance advice, as the [disclaimer](/disclaimer) says. Please ask an adviser who is qualified in your country.",
  otherField: "This site has no case from that field, so I have no figures for it.",
  noPrices: "This site publishes no prices.",
  priceNext: "For a price for your own case, please write to us through the [contact section](/#contact).",
  contact: "You reach us through the enquiry form in the [contact section](/#contact) of the home page.",
  human: "You can reach a person through the [contact section](/#contact) of the home page.",
  offerSummary: "Shall I summarise our conversation for the message field of the enquiry form? Just say yes.",
  summary: "Here is a summary for the message field of the enquiry form in the [contact section](/#contact):",
  summaryNote: "Please read it and change what you like. Nothing is sent before you send it yourself.",
  nothingToSum: "There is nothing to summarise yet. You can write your enquiry in the [contact section](/#contact).",
  noSummary: "As you wish. The [contact section](/#contact) stays open to you, and so does this chat.",
  noMore: "The pages say no more about this than I have already given you.",
  solutionList: "These are the solutions on this site:",
  caseList: "These are the case studies on this site:",
  articleList: "These are the articles on this site:",
  partLeftOut: "I have left out a part of this answer, because the pages of this site do not bear it out.",
  comparison: "Side by side, each with its own period and basis:",
} as const;

export const sourceFrame = (links: string[]) => `${links.length > 1 ? "Sources" : "Source"}: ${links.join(", ")}`;

/** Begins a line of links to other pages on the matter. */
export const FURTHER = "See also";
export const furtherFrame = (links: string[]) => `${FURTHER}: ${links.join(", ")}`;
