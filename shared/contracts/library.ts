/**
 * What the consultant knows beside the entries of the knowledge base: its subjects, the facts of
 * the ledger and the public library of answers. The build writes it from `content/` to
 * `build/library.json`; the server reads it at its start.
 */

/** Whose words or doings something tells of; never to be given for one another. */
export const ROLES = ["client-case", "our-practice", "our-website", "worked-example", "general-advice"] as const;
export type Role = (typeof ROLES)[number];

/** What a question asks of a subject, and an answer gives. */
export const ASPECTS = [
  "what",
  "value",
  "before",
  "period",
  "basis",
  "limits",
  "how",
  "why",
  "who",
  "where",
  "when",
  "list",
  "steps",
  "cost",
  "compare",
  "rank",
  "fit",
  "can",
  "contact",
  "unpublished",
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** What a message may be for. */
export const TALK_ACTS = [
  "question",
  "reaction",
  "correction",
  "complaint",
  "contact",
  "ready",
  "task",
  "thanks",
  "summary",
] as const;

/** Outcomes of a question; `options` asks back and is no answer of the library. `talk` is small talk. */
export const ANSWER_KINDS = ["answer", "options", "declined", "advice", "talk", "handover", "refused"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

export const SECTORS = ["tourism", "government", "finance", "legal", "insurance", "enterprise"] as const;
export type Sector = (typeof SECTORS)[number];

export interface Subject {
  /** "case-finance", "solution-attribution", "article-domain-trust", "house-agency". */
  id: string;
  kind: "case" | "solution" | "article" | "house";
  /** As an answer or an offer names it: "Finance Sector Growth case". */
  title: string;
  /** What people call it: "the bank", "finance case study". */
  names: string[];
  sectors: Sector[];
  /** Addresses of its pages, without anchors. */
  pages: string[];
}

/** A figure of the ledger, as far as others are compared with it. */
export interface Fact {
  /** A subject's id; of the agency as a whole "house-agency". */
  subject: string;
  role: Role;
  /** What was measured: "cost per acquisition". */
  measure: string;
  /** Other words for the measure: "CPA", "acquisition cost". */
  names: string[];
  /** What the measure did, or that it is a level or a count. */
  direction: "fell" | "rose" | "level" | "count";
  /** As printed everywhere: "37%". */
  text: string;
  /** The level before as printed; null where none was published. */
  before: string | null;
  /** The time it covers; null where none was published. */
  period: string | null;
  /** Of what, compared with what, how counted; ends without a full stop. */
  basis: string;
  /** Address of the page that owns it. */
  page: string;
}

export interface Citation {
  /** The page's title and the section's heading. */
  title: string;
  section: string | null;
  /** Path with anchor. */
  url: string;
  /** One sentence or row of the section, word for word. */
  quote: string;
  /** Of the section's text when the answer was written: an answer is current only while its section is unchanged. */
  hash: string;
}

export interface LibraryAnswer {
  id: string;
  subject: string;
  aspect: Aspect;
  role: Role;
  kind: Exclude<AnswerKind, "options">;
  /** Wordings of the question; the first is the one that is shown. */
  questions: string[];
  /** More wordings in which every buyer asks it, shown nowhere. */
  heard?: string[];
  /** Markdown. */
  text: string;
  sources: Citation[];
  /** Ids of the facts that it gives. */
  facts: string[];
  /** Ids of answers that people ask for next. */
  next: string[];
}

/** Wordings in which people ask what a section says, shown nowhere. */
export interface HeardSection {
  /** Path with anchor. */
  url: string;
  /** Of its text: what an operator made of it is not heard so. */
  hash: string;
  heard: string[];
}

/** What buyers ask for and no page gives. */
export interface Unpublished {
  id: string;
  /** As a sentence about it ends: "vacancies, internships and how to apply". */
  matter: string;
  /** Wordings in which people ask for it, shown nowhere. */
  asked: string[];
}

/** What a message can be for, beside a question: a greeting, a complaint, a wish to be called back. */
export interface Act {
  id: string;
  kind: Exclude<AnswerKind, "options">;
  /** What it counts as. */
  for: (typeof TALK_ACTS)[number];
  /** Comes before what the message says beside it. */
  first: boolean;
  /** Comes before what is asked, too. */
  urgent: boolean;
  /** The last question is asked again, without what was said. */
  again: boolean;
  /** A summary of the talk is made. */
  summary: boolean;
  /** Asks something: what it is compared with, and no act. */
  asks: boolean;
  /** Tells who somebody is and what they want. */
  introduces: boolean;
  /** What a message is taken for that asks nothing, and tells nothing that fits. */
  reacts: boolean;
  /** The page that was answered from is not what the talk is about. */
  rejects: boolean;
  /** Messages that are for it. */
  examples: string[];
  /** Markdown. */
  says: string;
}

/** Where in a line each cell stands: from and to, in characters. */
export type RowCells = [from: number, to: number][];

/**
 * The lines of sections that were made of a table's row or of a tile: "Header: cell; Header: cell" is read so, and the
 * page shows the cells alone.
 */
export type Rows = Record<string, RowCells>;

export interface Library {
  /** Of all that follows; changes with any word. */
  version: string;
  subjects: Subject[];
  facts: Fact[];
  rows: Rows;
  answers: LibraryAnswer[];
  sections: HeardSection[];
  unpublished: Unpublished[];
  acts: Act[];
}
