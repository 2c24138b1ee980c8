/** Which words are denied: a verb's negator denies its whole clause, "no" and "without" what follows them. */

export type Denial = "clause" | "phrase" | undefined;

const CLAUSE =
  /\b(?:(?<!\bor )not(?! (?:only|just|merely)\b)|never|(?:nobody|no one|nothing|none)(?! but\b)|neither|cannot|hardly|rarely|seldom|unable|forbid\w*|prohibit\w*)\b|n't\b|^(?:and |but |so |that )?no (?!longer|matter|later)|\b(?:is|are|was|were|lies?|lay|falls?|stays?|remains?) (?:outside|out of scope)\b|\b(?:fail(?:s|ed)? to|no longer|(?:stop|cease)(?:s|p?ed)? (?=\w+ing\b))\b/giu;
const PHRASE = /\b(?:no(?! longer)|without|instead of|rather than|lacks?|lacking|free of|other than)\b/giu;
/** What is denied ends at the latest here. */
const ENDS =
  /[;()]|(?<!\b(?:may|must|can|will|do|does|should|not|never)):|\s[–—]\s|,\s+(?:and|but|so|while|whereas|although|though|because|since|which|who|yet|it|they|we|you|this|the|its|then)\b|\b(?:but|that|which|who|while|whereas|although|because|since|so that|unless|until|if|when|where|before|after)\b|\band (?=(?:stay|keep|kept|remain|was|were|is|are|has|had|have|can|may|will|does|do|did|goes|went|\w+ed\b))/giu;
const PHRASE_ENDS =
  /\b(?:in|for|at|on|by|from|to|with|during|is|are|was|were|has|have|had|can|could|may|will|gets?|got|goes|comes|stays?|remains?)\b/giu;
const ANSWER = /^(?:[\w ]{1,20},? )?(?:yes|no|not (?:really|necessarily|quite))[,:.;–—-]+\s/i;

const starts = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(({ index }) => index);

/** For a place in the text, how it is denied; "not without" denies nothing, "no tags and nothing embedded" all of it. */
export function denialIn(text: string): (at: number) => Denial {
  const answer = ANSWER.exec(text)?.[0].length ?? 0;
  const ends = [answer, ...starts(ENDS, text), text.length];
  const phraseEnds = starts(PHRASE_ENDS, text);
  const verbs = starts(CLAUSE, text).filter((at) => at >= answer);
  const phrases = starts(PHRASE, text).filter((at) => at >= answer && !verbs.includes(at));
  const scopeOf = (at: number) =>
    [Math.max(0, ...ends.filter((end) => end <= at)), Math.min(...ends.filter((end) => end > at))] as const;
  const clauses = verbs.map(scopeOf);
  const local = phrases.map(
    (at) => [at, Math.min(scopeOf(at)[1], ...phraseEnds.filter((end) => end > at + 1))] as const,
  );
  const cancelling = local.filter(([from]) => !/^no\b/i.test(text.slice(from)));
  const inside = (spans: readonly (readonly [number, number])[], at: number) =>
    spans.some(([from, to]) => at >= from && at < to);
  return (at) => {
    const [clause, phrase] = [inside(clauses, at), inside(local, at)];
    if (clause && phrase) return inside(cancelling, at) ? undefined : "clause";
    return clause ? "clause" : phrase ? "phrase" : undefined;
  };
}
