/** The agency, its ways of working, and its website. */
import type { NamedSubject } from "./named-subject.ts";

export const houseNames: NamedSubject[] = [
  {
    id: "house-agency",
    title: "The agency CGT",
    names: [
      "cgt",
      "agency",
      "company",
      "your firm",
      "your agency",
      "your business",
      "head office",
      "agency as a whole",
    ],
    sectors: ["tourism", "government", "finance", "legal", "insurance", "enterprise"],
    pages: ["/"],
  },
  {
    id: "house-working",
    title: "How CGT works",
    names: ["way of working", "working together", "how you work", "method", "collaboration", "process", "approvals"],
    sectors: ["enterprise"],
    pages: ["/"],
  },
  {
    id: "house-fit",
    title: "What suits whom",
    names: ["suitability", "right fit", "which solution suits us", "where to begin", "small budgets", "first scope"],
    sectors: ["enterprise"],
    pages: ["/solutions", "/"],
  },
  {
    id: "house-website",
    title: "This website",
    names: [
      "website",
      "site",
      "roi calculator",
      "chat",
      "ai consultant",
      "privacy notice",
      "accessibility statement",
      "disclaimer",
      "contact form",
    ],
    sectors: [],
    pages: ["/", "/privacy", "/accessibility", "/disclaimer"],
  },
  {
    id: "house-glossary",
    title: "Terms explained",
    names: ["glossary", "terms", "definitions", "abbreviations", "jargon"],
    sectors: [],
    pages: ["/insights", "/solutions", "/results"],
  },
  {
    id: "house-uncovered",
    title: "What the site does not publish",
    names: ["unpublished information", "what the site does not say", "what is not published"],
    sectors: [],
    pages: ["/", "/disclaimer"],
  },
];
