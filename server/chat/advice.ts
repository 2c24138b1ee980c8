/** Questions that call for regulated advice about the visitor's own affairs. Asking what we do about rules is not one. */

/** Advice about one's own case: the shape of the question. */
const SHAPE: RegExp[] = [
  /\b(?:should|shall|ought) (?:i|we|my|our|they|he|she|one)\b/i,
  /\b(?:am i|are we|is my|are my|is our|are our|does my|does our|do my|do our|would my|would our|will my|will our|would this|is this|is that|is the attached|were we|was my|is it|would it be|would i be|will we be|will i be|would we be|if we|if i)\b/i,
  /\b(?:can|could|may|must|do|did|have|need|would) (?:i|we|my|our)\b[^.?!]*\b(?:legally|lawfully|sue|claim|deduct|invest|sign|terminate|cancel|report|disclose|file|owe|pay|need|have to|qualify|comply|appeal|be (?:fined|liable|sued|covered|insured|compliant))\b/i,
  /\b(?:what|how much|which|how many)\b[^.?!]{0,40}\b(?:my|our|i|we|me|us)\b/i,
  /\b(?:advise|advice|recommend|review|check|draft|write|approve|interpret|look at|tell me if|tell us if|opinion on|sign off)\b/i,
  /\b(?:best|safest|good|top|right|wise|worth)\b/i,
  /\bwhat (?:are|is) the (?:penalt|fine|tax|legal|statut|limit|deadline)/i,
]; // biome-ignore format: a table

/** Fields in which advice is regulated. */
const MONEY =
  /\b(?:invest(?:ing|ments?|or)? (?:in|my|our|money|it|now|advice)|should (?:i|we) invest|(?:good|safe|wise|sound|best|worthwhile|solid|smart) investments?|shares?\b(?! of)|stocks?|bonds?\b|pensions?|isas?|crypto\w*|bitcoin|ethereum|etfs?|mutual funds?|hedge funds?|index funds?|mortgages?|remortgage|savings account|interest rates?|capital gains|tax(?:es|ed|able|ation)?|vat|inheritance|dividends?|portfolio of (?:shares|stocks)|credit score|bankrupt\w*|insolven\w*|loans?|financial advice|financial plan\w*|retire(?:ment)?|annuit\w*|ipo|forex)\b/i;
const LAW =
  /\b(?:sue[ds]?\b|suing|lawsuit|litigat\w*|liable|liabilit\w*|legally|lawful\w*|illegal\w*|unlawful\w*|legal (?:advice|rights?|position|opinion|obligations?|requirements?|action|risk|claim)|is it legal|be legal|contracts? (?:is |be )?(?:valid|enforceable|binding|void|legal)|valid contract|(?:this|my|our|the|attached|a) (?:contract|clause|agreement|lease|nda|will|terms|employment contract)|clauses?|enforceable|binding|breach(?:ed|es|ing)? (?:of )?(?:contract|the law|gdpr|our|my)|statute|court|tribunal|custody|divorce|visa|immigration|trade ?marks?|copyright|patent|defamation|libel|unfair dismissal|dismiss(?:ed|al)|sack(?:ed)?|redundan\w*|eviction|landlord|settlement|compensation claim|power of attorney|probate)\b/i;
const COMPLIANCE =
  /\b(?:compliant|comply|compliance (?:advice|obligations?|requirements?|risk|breach|review)|fined|fines?\b|penalt(?:y|ies)|regulator (?:approve|allow|fine|accept)|licen[cs]ed?\b|fca\b|authoris(?:ed|ation)|authoriz(?:ed|ation)|dpia|lawful basis|legal basis|data breach|report (?:a|the|this) breach|aml\b|kyc\b|sanctions?|mifid\w*|solvency ii|psd2|financial promotion|allowed|permitted|against the (?:law|rules))\b/i;
const COVER =
  /\b(?:insurance (?:policy|cover|claim|premium|product)s?|policy cover|(?:am|are) (?:i|we) (?:covered|insured)|claim on|my claim|which (?:policy|insurer|insurance|cover)|insure (?:my|our)|life insurance|car insurance|home insurance|travel insurance|health insurance|pet insurance)\b/i;

/** Direct requests, whatever else the sentence holds. */
const DIRECT =
  /\b(?:give|get|need|want|provide|offer|looking for|some)\b[^.?!]{0,25}\b(?:legal|financial|tax|investment|compliance|regulatory|pension|mortgage) (?:advice|opinion|guidance|counsel)\b|\b(?:advise|advice) (?:me|us|on|about)\b[^.?!]*\b(?:tax|legal|invest\w*|contract|pension|mortgage|law|claim|regulat\w*|complian\w*|liabil\w*)|\b(?:review|check|draft|write|look (?:at|over)|read|approve|sign off)\b[^.?!]{0,30}\b(?:my|our|this|a|the) (?:\w+ )?(?:contract|clause|agreement|lease|nda|will|terms and conditions|privacy policy|tax return|policy wording|promotion|advert|ad)\b/i;
/** Questions about what we do, or about the meaning of a page, are answered. */
const ABOUT_US =
  /\b(?:do|does|did|can|could|will|would|are|is|how|what|have) (?:you|cgt|your|the (?:site|agency|company|platform|consultant|assistant|client|insurer|bank))\b/i;
const ABOUT_OUR_ADVICE =
  /\b(?:do|can|could|will|would|are) you\b[^.?!]{0,30}\b(?:give|offer|provide|regulated|authori[sz]ed|a law firm|advise)\b/i;

export function callsForAdvice(question: string): boolean {
  const text = question.replace(/[’]/g, "'");
  if (DIRECT.test(text))
    return !/^\W*(?:do|does|is|are) (?:you|cgt|this site|the site)\b/i.test(text) || /\b(?:my|our|me|us)\b/i.test(text);
  if (ABOUT_OUR_ADVICE.test(text) && !/\b(?:my|our|me|us|i|we)\b/i.test(text)) return false;
  const regulated = [MONEY, LAW, COMPLIANCE, COVER].filter((field) => field.test(text)).length;
  if (!regulated) return false;
  const own = /\b(?:i|we|my|our|me|us|this contract|this clause|this agreement)\b/i.test(text);
  if (ABOUT_US.test(text) && !own) return false;
  return (
    SHAPE.some((shape) => shape.test(text)) &&
    (own ||
      /\b(?:is it (?:legal|lawful|illegal|allowed)|best|good|which|what (?:is|are) the (?:penalt|fine|tax|legal))\b/i.test(
        text,
      ))
  );
}
