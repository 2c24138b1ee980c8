import { assertions, freeClaims } from "./assertions.ts";
import { type Claim, claim, unsupported } from "./claim.ts";
import { type Clause, clausesOf } from "./claims/clauses.ts";
import { formOf } from "./claims/forms.ts";
import { type Cohesion, cohesionOf, houseActs, shareOf } from "./cohesion.ts";
import { bestCoverage, contentOf, strangeNames } from "./coverage.ts";
import { figureFault } from "./figure-claims.ts";
import type { Grounds } from "./grounds.ts";
import { foreignAddresses } from "./links.ts";
import { quotationsOf } from "./quotations.ts";
import { oneForm, plain } from "./text/plain.ts";
import { withExpressions } from "./text/terms.ts";
import { THRESHOLDS, type Thresholds } from "./thresholds.ts";
import { loose, type Prepared, prepare } from "./units.ts";

export interface Judgement {
  stands: boolean;
  /** Whether it says anything about the grounds' matters: questions, offers and refusals do not. */
  asserts: boolean;
  claims: Claim[];
}

/** `before` is the sentence that stands before it: "it" and "they" speak of its subject. */
export type Judge = (sentence: string, before?: string) => Judgement;

/** The sentence that a clause stands in, and the one before it where that is spoken on of. */
export interface Context {
  text: string;
  earlier: string;
}

const SPEAKS_ON =
  /^(?:and |but |so )?(?:it|its|they|their|that|this|these|those|he|she|here|there|the (?:same|client|figure|case|campaign|programme|company|firm))\b/i;

export function createJudge(grounds: Grounds, limits: Thresholds = THRESHOLDS): Judge {
  let prepared: Prepared | undefined;
  return (sentence, before = "") => {
    prepared ??= prepare(grounds);
    return judgeSentence(sentence, before, prepared, limits);
  };
}

function judgeSentence(sentence: string, before: string, prepared: Prepared, limits: Thresholds): Judgement {
  const bare = plain(sentence);
  const text = withExpressions(bare);
  const earlier = SPEAKS_ON.test(text) ? withExpressions(plain(before)) : "";
  const clauses = clausesOf(text);
  const forms = clauses.map((clause) => formOf(clause.text, text));
  const claims: Claim[] = [
    ...foreignAddresses(oneForm(sentence), prepared.grounds.paths).map((address) => unsupported("address", address)),
    ...quotationsOf(bare).map((quote) => claim("quotation", quote, prepared.text.includes(loose(quote)))),
    ...strangeNames(
      clauses.flatMap(({ terms }) => terms),
      prepared,
    ).map((term) => unsupported("name", term.text)),
    ...clauses.flatMap((clause, at) => claimsOf(clause, forms[at], { text, earlier }, prepared, limits)),
    ...relations(
      clauses.filter((_, at) => !forms[at]),
      prepared,
      limits,
    ),
  ];
  return {
    stands: claims.every(({ supported }) => supported),
    asserts: clauses.some(({ terms }, at) => !forms[at] && contentOf(terms).length > 0),
    claims,
  };
}

function relations(clauses: readonly Clause[], prepared: Prepared, limits: Thresholds): Claim[] {
  const parts = clauses.map((clause): [Clause, Cohesion] => {
    const { page } = bestCoverage(clause.terms, prepared, limits);
    return [
      clause,
      cohesionOf(
        clause,
        prepared.units.filter((unit) => unit.page === page),
        limits,
      ),
    ];
  });
  const loose = parts.filter(([, part]) => shareOf([part]) < limits.clauseCohesion).map(([{ text }]) => text);
  const whole = shareOf(parts.map(([, part]) => part));
  const foreign = clauses.find((clause) => !houseActs(clause, prepared.units));
  if (foreign) return [unsupported("doer", foreign.text)];
  if (loose.length === 0 && whole >= limits.cohesion) return [];
  return [unsupported("relation", loose[0] ?? clauses.map(({ text }) => text).join(" "))];
}

function claimsOf(
  clause: Clause,
  form: ReturnType<typeof formOf>,
  sentence: Context,
  prepared: Prepared,
  limits: Thresholds,
): Claim[] {
  if (form) return freeClaims(clause, form, prepared, limits);
  const figures = clause.quantities.map((quantity) => {
    const fault = figureFault(quantity, clause, sentence, prepared, limits);
    return claim(fault ?? "figure", quantity.text, fault === undefined);
  });
  const best = bestCoverage(clause.terms, prepared, limits);
  return [...figures, ...assertions(clause, sentence.text, best, prepared, limits)];
}
