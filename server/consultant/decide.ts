/** Decides what becomes of a question: an answer, a few things to choose from, or that nothing is found. */
import { cosine } from "../embedding/embedder.ts";
import { type Candidate, SAME_MATTER } from "../search/index.ts";

export type Decision =
  /** `others`: further readings, the likeliest first. */
  | { outcome: "answer"; best: Candidate; others: readonly Candidate[] }
  | { outcome: "offer"; candidates: readonly Candidate[] }
  /** `nearest` is published, and does not answer. */
  | { outcome: "none"; nearest: Candidate | undefined };

/** Probability from which a passage is said, and from which it is offered. */
const ANSWER_FROM = 0.4;
const OFFER_FROM = 0.1;
/** An answer of a lower probability comes with other readings as buttons. */
const SURE_FROM = 0.8;
const OFFER_LIMIT = 3;
/** Below it nothing is near enough to be named. */
const NEAREST_FROM = 0.05;

/** `candidates`: the best first. */
export function decide(candidates: readonly Candidate[]): Decision {
  const documents = onePerDocument(candidates).sort((a, b) => b.probability - a.probability);
  const [likeliest] = documents;
  const best = likeliest && likeliest.probability >= ANSWER_FROM ? operatorsOwn(likeliest, documents) : undefined;
  const near = documents.filter(({ probability }) => probability >= OFFER_FROM && probability < 1);
  if (best) {
    const others = best.probability < SURE_FROM ? near.filter((one) => one !== best).slice(0, OFFER_LIMIT) : [];
    return { outcome: "answer", best, others };
  }
  // One thing is no choice: the next best stands beside it.
  if (near.length > 0 && documents.length > 1)
    return { outcome: "offer", candidates: documents.slice(0, Math.max(2, Math.min(OFFER_LIMIT, near.length))) };
  const nearest = documents[0];
  return { outcome: "none", nearest: nearest && nearest.probability >= NEAREST_FROM ? nearest : undefined };
}

/**
 * What an operator wrote is said where it answers, or is on the same matter as what does. Between pages and written
 * answers the probability decides: a written answer stands for the sections that it was written from.
 */
function operatorsOwn(best: Candidate, documents: readonly Candidate[]): Candidate {
  const isOnIt = ({ probability, vector, passage }: Candidate) =>
    passage.document.authority === "operator" &&
    (probability >= ANSWER_FROM ||
      (probability >= OFFER_FROM && best.vector && vector && cosine(best.vector, vector) >= SAME_MATTER));
  return documents.find(isOnIt) ?? best;
}

function onePerDocument(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<unknown, Candidate>();
  for (const one of candidates) {
    const known = best.get(one.passage.document);
    if (!known || one.probability > known.probability) best.set(one.passage.document, one);
  }
  return [...best.values()];
}
