/** The site's search: what the consultant's own index finds, shown as sections with their sentence and answers of the library. */
import type { Library, Sector } from "../../../shared/contracts/library.ts";
import {
  type ResultKind,
  SEARCH_RESULT_LIMIT,
  type SearchRequest,
  type SearchResult,
} from "../../../shared/contracts/search.ts";
import { anchorOfAnswer } from "../../../shared/domain/anchor.ts";
import { kindOf } from "../../../shared/domain/search/kind.ts";
import { highlighted, type Knowledge } from "../../consultant/index.ts";
import { type Completion, createCompletion } from "./completion.ts";
import { plainOpening } from "./plain-opening.ts";

/** Probability below which an answer is unrelated. */
const LIKELY_ENOUGH = 0.05;

interface Candidate {
  kind: ResultKind;
  sectors: readonly Sector[];
  probability: number;
  /** Only called for the results that are shown. */
  show(): SearchResult;
}

type Query = ReturnType<Knowledge["query"]>;
type Matches = ReturnType<Knowledge["match"]>;

export function createSiteSearch(knowledge: Knowledge): (request: SearchRequest) => SearchResult[] {
  const complete = completionIn(knowledge.library.library);
  return ({ q, kind, sector }) => {
    const query = readable(q, knowledge, complete);
    // Unknown words alone would be equally near to every answer.
    if (query.unknown === 1) return [];
    const { answers, entries } = knowledge.match(query);
    const worded = knowledge.answerWorded(q);
    return [
      // An exact wording finds its answer, here as in the chat.
      ...answers.flatMap((match) => answer(match.one === worded ? { ...match, probability: 1 } : match, knowledge)),
      ...entries.map((match) => section(match, query, knowledge)),
    ]
      .filter((one) => (!kind || one.kind === kind) && (!sector || one.sectors.includes(sector)))
      .sort((a, b) => b.probability - a.probability)
      .slice(0, SEARCH_RESULT_LIMIT)
      .map((one) => one.show());
  };
}

/** One for each library: to count its words takes longer than a hundred searches. */
const completions = new WeakMap<Library, Completion>();

function completionIn(library: Library): Completion {
  const known = completions.get(library) ?? createCompletion(library.answers.flatMap(({ questions }) => questions));
  completions.set(library, known);
  return known;
}

/** An unknown last word may be incomplete. */
function readable(typed: string, knowledge: Knowledge, complete: Completion): Query {
  const query = knowledge.query(typed);
  const completed = query.unknown > 0 ? complete(typed) : undefined;
  return completed === undefined ? query : knowledge.query(completed);
}

/** Small talk is on no page, and is not found. */
function answer({ one, probability }: Matches["answers"][number], { library }: Knowledge): Candidate[] {
  const { id, subject, questions, text } = one.answer;
  const about = library.subject(subject);
  if (!about || probability < LIKELY_ENOUGH) return [];
  const show = () => ({
    title: capitalised(about.title),
    section: questions[0] ?? null,
    url: `/answers/${subject}#${anchorOfAnswer(id)}`,
    excerpt: plainOpening(text),
  });
  return [{ kind: "answer", sectors: about.sectors, probability, show }];
}

function section({ passage, probability }: Matches["entries"][number], query: Query, knowledge: Knowledge): Candidate {
  const { page_title: title, section_title: section, page_url: url } = passage.entry;
  const show = () => {
    const scores = knowledge.unitScores(query, passage);
    const quote = passage.units[scores.indexOf(Math.max(...scores))]?.text ?? "";
    const shown = knowledge.library.asShown(quote);
    return { title, section, url: highlighted({ url: sitePath(url), quote: shown }), excerpt: quote };
  };
  const { sector } = passage.entry.metadata;
  const sectors = sector ? [sector] : (knowledge.library.subject(passage.subject ?? "")?.sectors ?? []);
  return { kind: kindOf(url), sectors, probability, show };
}

/** The site search leads to no other site. */
const sitePath = (url: string | null) => (url && /^\/(?!\/)/.test(url) ? url : "");

const capitalised = (title: string) => title.charAt(0).toUpperCase() + title.slice(1);
