/** The terms of the glossary page, each with the answer of the library that defines it: one source for both. */
export const GLOSSARY_PATH = "/glossary";

export const glossaryPage = {
  title: "Glossary",
  headline: "What the words beside our figures mean",
  description:
    "The terms of this site in a sentence each: attribution, holdout test, additional revenue, claim library, stop rule and others, with the full answers.",
  intro:
    "A sentence for each term, from the library of answers. Each leads to the full answer and the pages it rests on.",
  asks: ["Do you have a glossary?", "Where are your terms explained?", "What do the words on your site mean?"],
  callToAction: {
    title: "Is a word missing?",
    text: "Name it and the page on which you met it. We say what we mean by it there.",
    button: "Ask about a word",
  },
};

/** By the answer's id in `content/answers/house-glossary.yaml`. */
export const glossaryTerms: [term: string, answer: string][] = [
  ["Additional revenue", "glossary-incremental"],
  ["Advice mode", "glossary-advice-mode"],
  ["AI orchestration", "glossary-orchestration"],
  ["Attributed revenue", "glossary-attributed"],
  ["Attribution", "glossary-attribution"],
  ["Baseline", "glossary-baseline"],
  ["Booking window", "glossary-booking-window"],
  ["Brand safety", "glossary-brand-safety"],
  ["Claim library", "glossary-claim-library"],
  ["Click-through rate", "glossary-ctr"],
  ["Contribution margin", "glossary-margin"],
  ["Cost per click", "glossary-cpc"],
  ["Domain trust", "glossary-domain-trust"],
  ["Escrow", "glossary-escrow"],
  ["Holdout test", "glossary-holdout"],
  ["Incremental bookings", "glossary-incremental-bookings"],
  ["Last-click", "glossary-last-click"],
  ["Mandate", "glossary-mandate"],
  ["Pilot", "glossary-pilot"],
  ["Quote-to-policy rate", "glossary-quote-to-policy"],
  ["Reconcile", "glossary-reconcile"],
  ["Register", "glossary-register"],
  ["Release record", "glossary-seal"],
  ["Return on ad spend", "glossary-roas"],
  ["Service vertical", "glossary-vertical"],
  ["Source market", "glossary-source-market"],
  ["Stop rule", "glossary-stop-rule"],
  ["Task completion", "glossary-task-completion"],
  ["Test sheet", "glossary-test-sheet"],
  ["Trial-to-paid conversion", "glossary-trial-to-paid"],
  ["Triage", "glossary-triage"],
];
