/**
 * The lead score: a deterministic rubric that explains itself. The same enquiry gives the same
 * score everywhere; names and nationality are left out, and text that asks for a score is not read.
 */
import type { LeadAnalysis } from "../../contracts/lead.ts";
import { findRules } from "./find-rules.ts";
import { type Enquiry, type Reading, reading, reasoning, recommendedAction, whatWouldRaise } from "./reading.ts";
import { categoryOf } from "./rules.ts";
import { INTERESTS } from "./vocabulary.ts";
import { findQuote, shorten, weigh } from "./weigh.ts";

const NO_INTEREST = "No particular service named";

export function scoreLead(enquiry: Enquiry): LeadAnalysis {
  const message = reading(enquiry.message, enquiry.name);
  const found = findRules(enquiry.email, reading(enquiry.company ?? ""), message);
  const rules = weigh(found);
  const score = Math.max(
    0,
    rules.reduce((sum, rule) => sum + rule.points, 0),
  );
  const category = categoryOf(score);
  const interests = interestsOf(message);
  return {
    score,
    category,
    reasoning: reasoning(
      score,
      category,
      rules,
      message.steering.map((text) => shorten(text)),
    ),
    key_interests: interests.length > 0 ? interests : [NO_INTEREST],
    recommended_action: recommendedAction(category, found, interests),
    raise: whatWouldRaise(found),
    rules,
  };
}

function interestsOf(message: Reading): string[] {
  return INTERESTS.filter((interest) => findQuote(interest.words, message.claims, "wish")).map(({ name }) => name);
}
