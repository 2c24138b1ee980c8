/** Decides what becomes of a question: an answer, a few things to choose from, that it was said, or that nothing is found. */
import { cosine } from "../embedding/embedder.ts";
import type { Document } from "../search/document.ts";
import { type Candidate, SAME_MATTER } from "../search/index.ts";
import { isPublished, pathOf, versionIn } from "./knowledge.ts";

export type Decision =
  /** `others`: further readings, the likeliest first. */
  | { outcome: "answer"; best: Candidate; others: readonly Candidate[] }
  | { outcome: "offer"; candidates: readonly Candidate[] }
  /** What answers was said before; others are near. */
  | { outcome: "said"; said: Candidate; candidates: readonly Candidate[] }
  /** `nearest` is published, and does not answer. `unpublished`: the matter about which nothing is. */
  | { outcome: "none"; nearest: Candidate | undefined; unpublished?: Candidate };

/** Probability from which a passage is said, and from which it is offered. */
const ANSWER_FROM = 0.5;
/** The same where its heading asks something itself: a question that differs in one word is the commonest error. */
const ANSWER_FROM_ASKED = 0.6;
/** The same of a written answer to what may follow what was said: among the few documents of a subject one stands out easily. */
const ANSWER_FROM_OPEN = 0.7;
/** Cosine below which nothing is said: among few documents the nearest stands out, however far it is. */
const MEANT_FROM = 0.4;
export const OFFER_FROM = 0.1;
/** Probability from which what comes nearest is said without a doubt of one's own understanding. */
export const LIKELY_FROM = 0.25;
/** Probability from which nothing is said to be published about a matter. */
const UNPUBLISHED_FROM = 0.35;
/** Probability from which another reading stands beneath an answer. */
const BESIDE_FROM = 0.2;
/** An answer of a lower probability comes with other readings as buttons. */
const SURE_FROM = 0.8;
const OFFER_LIMIT = 3;
/** Cosine of two passages that say the same, of one section and of two. */
const SAME_IN_SECTION = 0.8;
const SAME_ANYWHERE = 0.9;
/** Share of the likelier one's probability from which two answer alike. */
const ALIKE = 0.9;
/** The same of two that expect the same question. */
const ALIKE_EXPECTED = 0.75;
/** Documents that speak for a page. */
const NEAREST_LIMIT = 12;
/** Below it nothing is near enough to be named. */
const NEAREST_FROM = 0.05;

/**
 * `candidates`: the best first. `isSaid`: whether an earlier answer said it; what was not comes before it. `isOpen`: of
 * a question that may follow what was said.
 */
export function decide(
  candidates: readonly Candidate[],
  isSaid: (one: Candidate) => boolean = () => false,
  isOpen = false,
): Decision {
  const answers = (one: Candidate) => isSure(one, isOpen);
  const all = distinct(onePerDocument(candidates).sort((a, b) => b.probability - a.probability));
  const documents = all.filter(({ passage }) => isPublished(passage.document));
  const nearest = documents.find(({ probability }) => probability >= NEAREST_FROM);
  const unpublished = all[0] && asksForUnpublished(all[0], documents) ? all[0] : undefined;
  if (unpublished) return { outcome: "none", nearest, unpublished };
  const answering = documents.filter(answers);
  const likeliest = answering.find((one) => !isSaid(one));
  const best = likeliest && operatorsOwn(likeliest, documents, answers);
  const near = documents.filter((one) => one.probability >= OFFER_FROM && one.probability < 1 && !isSaid(one));
  if (best) {
    const others =
      best.probability < SURE_FROM
        ? near.filter((one) => one !== best && one.probability >= BESIDE_FROM).slice(0, OFFER_LIMIT)
        : [];
    return { outcome: "answer", best, others };
  }
  // No paragraph is said twice: what is near to it is offered.
  const said = answering[0];
  if (said) return { outcome: "said", said, candidates: near.slice(0, OFFER_LIMIT) };
  // One thing is no choice: the next best stand beside it.
  if (near.length > 0 && documents.length > 1) return { outcome: "offer", candidates: documents.slice(0, OFFER_LIMIT) };
  return { outcome: "none", nearest };
}

/** Whether the likeliest is a matter about which nothing is published, and nothing that an operator wrote is near. */
function asksForUnpublished(likeliest: Candidate, documents: readonly Candidate[]): boolean {
  if (isPublished(likeliest.passage.document) || likeliest.probability < UNPUBLISHED_FROM) return false;
  return !documents.some((one) => one.passage.document.authority === "operator" && one.probability >= LIKELY_FROM);
}

/** What is nearest to what somebody told of themselves: the documents of the one page that most of it speaks for. */
export function fittingPage(candidates: readonly Candidate[]): Candidate[] {
  const documents = distinct(onePerDocument(candidates)).filter(({ passage }) => passage.document.url !== null);
  const pages = Map.groupBy(documents.slice(0, NEAREST_LIMIT), ({ passage }) => pathOf(passage.document.url ?? ""));
  const speaksFor = (all: readonly Candidate[]) => all.reduce((sum, { score }) => sum + score, 0);
  const [best = []] = [...pages.values()].sort((a, b) => speaksFor(b) - speaksFor(a));
  return best;
}

function isSure({ probability, evidence: { isAsked, isWritten, head, whole } }: Candidate, isOpen: boolean): boolean {
  if (Math.max(head, whole) < MEANT_FROM) return false;
  if (isWritten) return probability >= (isOpen ? ANSWER_FROM_OPEN : ANSWER_FROM);
  return probability >= (isAsked ? ANSWER_FROM_ASKED : ANSWER_FROM);
}

/**
 * What an operator wrote is said where it answers, or is on the same matter as what does. Between pages and written
 * answers the probability decides: a written answer stands for the sections that it was written from.
 */
function operatorsOwn(
  best: Candidate,
  documents: readonly Candidate[],
  answers: (one: Candidate) => boolean,
): Candidate {
  const isOnIt = (one: Candidate) =>
    one.passage.document.authority === "operator" &&
    (answers(one) ||
      (one.probability >= OFFER_FROM && best.vector && one.vector && cosine(best.vector, one.vector) >= SAME_MATTER));
  return documents.find(isOnIt) ?? best;
}

/** Without what another of them says too: a question that two pages ask is no choice of two. */
function distinct(documents: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const one of documents) {
    const at = kept.findIndex((other) => isSame(one, other));
    const other = kept[at];
    if (!other) kept.push(one);
    else if (isNewer(one, other)) kept[at] = { ...one, probability: other.probability };
  }
  return kept;
}

/** Of two that operators wrote on the same, and that answer alike, the newer is said. */
function isNewer(one: Candidate, other: Candidate): boolean {
  const [a, b] = [one.passage.document, other.passage.document];
  const least = (expectSame(a, b) ? ALIKE_EXPECTED : ALIKE) * other.probability;
  return a.authority === "operator" && one.probability >= least && versionIn(a) > versionIn(b);
}

const expectSame = (a: Document, b: Document) => a.questions.some((question) => b.questions.includes(question));

function isSame(one: Candidate, other: Candidate): boolean {
  const [a, b] = [one.passage.document, other.passage.document];
  // An operator's word on the matter is weighed against the others'.
  if ((a.authority === "operator") !== (b.authority === "operator")) return false;
  if (a.heading?.endsWith("?") && a.heading === b.heading) return true;
  if (a.authority === "operator" && expectSame(a, b)) return true;
  if (!one.vector || !other.vector) return false;
  const isOfOneSection = a.url !== null && a.url === b.url;
  return cosine(one.vector, other.vector) >= (isOfOneSection ? SAME_IN_SECTION : SAME_ANYWHERE);
}

/** The likeliest passage of each. */
export function onePerDocument(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<unknown, Candidate>();
  for (const one of candidates) {
    const known = best.get(one.passage.document);
    if (!known || one.probability > known.probability) best.set(one.passage.document, one);
  }
  return [...best.values()];
}
