/** Questions that call for regulated advice about the visitor's own affairs. Asking what we do about rules is not one. */

/** Advice about one's own case: the shape of the question. */
const SHAPE: RegExp[] = [
  /\b(?:can|may|could|must) (?:they|he|she|someone|somebody|anyone|people|it)\b[^.?!]*\blegally\b/i,
  /\bhappens legally\b/i,
  /\bhelp (?:me|us) (?:with|to|do|file|write)\b/i,
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
  /\b(?:invest(?:ing|ments?|or)? (?:in|my|our|money|it|now|advice)|should (?:i|we) invest|(?:good|safe|wise|sound|best|worthwhile|solid|smart) investments?|shares?\b(?! of)|stocks?|bonds?\b|pensions?|isas?|crypto\w*|bitcoin|ethereum|etfs?|mutual funds?|hedge funds?|index funds?|mortgages?|remortgage|savings account|interest rates?|capital gains|tax(?:es|ed|able|ation)?|vat|inheritance|dividends?|portfolio of (?:shares|stocks)|credit score|bankrupt\w*|insolven\w*|loans?|financial advice|financial plan\w*|retire(?:ment)?|annuit\w*|ipo|forex|declare (?:my |our |the |any )?(?:income|earnings|profit|sale)s?|income (?:tax|from (?:domain|sales)))\b/i;
const LAW =
  /\b(?:sue[ds]?\b|suing|lawsuit|litigat\w*|liable|liabilit\w*|legally|lawful\w*|illegal\w*|unlawful\w*|legal (?:advice|rights?|position|opinion|obligations?|requirements?|action|risk|claim)|is it legal|be legal|contracts? (?:is |be )?(?:valid|enforceable|binding|void|legal)|valid contract|(?:this|my|our|the|attached|a) (?:contract|clause|agreement|lease|nda|will(?=\W*(?:$|[,.;]|for\b|and\b|with\b|valid|legal))|terms|employment contract)|clauses?|enforceable|binding|breach(?:ed|es|ing)? (?:of )?(?:contract|the law|gdpr|our|my)|statute|court|tribunal|custody|divorce|visa|immigration|trade ?marks?|copyright|patent|defamation|libel|unfair dismissal|dismiss(?:ed|al)|sack(?:ed)?|redundan\w*|eviction|landlord|settlement|compensation claim|power of attorney|probate)\b/i;
const COMPLIANCE =
  /\b(?:compliant|comply|compliance (?:advice|obligations?|requirements?|risk|breach|review)|fined|fines?\b|penalt(?:y|ies)|regulator (?:approve|allow|fine|accept)|licen[cs]ed?\b|fca\b|authoris(?:ed|ation)|authoriz(?:ed|ation)|dpia|lawful basis|legal basis|data breach|report (?:a|the|this) breach|aml\b|kyc\b|sanctions?|mifid\w*|solvency ii|psd2|financial promotion|allowed|permitted|against the (?:law|rules))\b/i;
const COVER =
  /\b(?:insurance (?:policy|cover|claim|premium|product)s?|policy cover|(?:am|are) (?:i|we) (?:covered|insured)|claim on|my claim|which (?:policy|insurer|insurance|cover)|insure (?:my|our)|life insurance|car insurance|home insurance|travel insurance|health insurance|pet insurance)\b/i;

/** Direct requests, whatever else the sentence holds. */
const DIRECT =
  /\b(?:give|get|need|want|provide|offer|looking for|some)\b[^.?!]{0,25}\b(?:legal|financial|tax|investment|compliance|regulatory|pension|mortgage) (?:advice|opinion|guidance|counsel)\b|\b(?:advise|advice) (?:me|us|on|about)\b[^.?!]*\b(?:tax|legal|invest\w*|contract|pension|mortgage|law|claim|regulat\w*|complian\w*|liabil\w*)|\b(?:review|check|draft|write|look (?:at|over)|read|approve|sign off)\b[^.?!]{0,30}\b(?:my|our|this|a|the) (?:\w+ )?(?:contract|clause|agreement|lease|nda|will(?=\W*(?:$|[,.;]|for\b|and\b|with\b|valid|legal))|terms and conditions|privacy policy|tax return|policy wording|promotion|advert|ad)\b/i;
/** A document that has force of law; "will" only as a noun. */
const DOCUMENT =
  "(?:contract|agreement|clause|lease|tenancy|deed|nda|non-?compete|prenup\\w*|testament|power of attorney|promissory note|settlement|employment contract|handshake deal|will(?=\\W*(?:$|[,.;]|for\\b|and\\b|with\\b|to leave\\b)))";
/** What only a qualified adviser may say, of whatever case: these forms need no further sign. */
const REGULATED: RegExp[] = [
  // "draw up a will", "prepare our shareholders' agreement"
  new RegExp(
    `\\b(?:draw(?: me| us)? up|write(?: me| us)?|draft(?: me| us)?|prepare|make me|notari[sz]e|witness)\\b[^.?!]{0,12}\\b(?:an?|my|our|the) (?:[\\w']+ ){0,2}${DOCUMENT}`,
    "i",
  ),
  // "is a verbal contract enforceable", "does an e-mail count as a contract"
  new RegExp(
    `\\b(?:an?|my|our|the|this|that|these|those|verbal|oral|unsigned) (?:[\\w-]+ ){0,2}${DOCUMENT}s?\\b[^.?!]{0,20}\\b(?:enforceable|valid|binding|void|legal|hold up|stand up|get out of|break|broken)\\b`,
    "i",
  ),
  new RegExp(`\\b(?:get out of|break|challenge|contest|enforce|sign) (?:an?|my|our|this|the) (?:[\\w-]+ ){0,2}${DOCUMENT}`, "i"),
  /\b(?:verbal|oral|handshake|e-?mail|unsigned)\b[^.?!]{0,30}\b(?:legally )?(?:enforceable|binding)\b/i,
  // "how can our company avoid VAT"
  /\b(?:avoid(?:ing)?|dodg\w+|evad\w+|escap\w+|sav(?:e|ing)(?: on)?|reduc\w+|minimi[sz]\w+|lower(?:ing)?|pay(?:ing)? (?:less|no|fewer)|get(?:ting)? (?:out of|around|round)|reclaim\w*|claim(?:ing)? back|deduct\w*|offset\w*|write off|writing off|register(?:ing)? for|liable for|exempt from)\b[^.?!]{0,25}\b(?:vat|iva|(?:\w+ )?tax(?:es|ation)?|stamp duty|national insurance|social security)\b/i,
  // "is that legal?"
  /\b(?:is|was|are|were|would|isn't|wasn't|can) (?:it|that|this|they|he|she)(?: \w+)? (?:legal|lawful|illegal|unlawful|against the law)\b(?! ai\b| platform| case| pilot)/i,
  // "have I got a case in court", "am I entitled to …"
  /\b(?:have (?:i|we)(?: got)?|do (?:i|we) have|(?:i|we) have) (?:an?|any|good|grounds|legal|the right) ?(?:legal )?(?:case|claim|grounds|standing|right)?\b[^.?!]{0,20}\b(?:court|tribunal|against (?:my|our|him|her|them|the)|to sue|to appeal|in law)\b/i,
  // "what notice do I have to give", "should I set up the company in Spain", "recommend a stock"
  /\b(?:how much |what |which )notice\b[^.?!]*\b(?:i|we|my|our|he|she|they)\b|\b(?:should|shall|can|must|do) (?:i|we)\b[^.?!]{0,12}\b(?:incorporate|(?:set up|found|register|move) (?:an?|my|our|the) (?:compan(?:y|ies)|trust|business|firm|foundation)|emigrate)\b|\b(?:recommend|suggest|pick|choose|advise|tip)\b[^.?!]{0,25}\b(?:stocks?|shares|funds?|etfs?|bonds?|crypto\w*|pensions?|investments?|mortgages?|loans?|insurance polic(?:y|ies))\b|\bcounts? as an? (?:\w+ )?(?:contract|agreement|signature)\b/i,
  // "should we dismiss an employee", "can I deduct my home office", "is crypto taxed", "a letter from the tax office"
  /\b(?:should|shall|can|could|may|must) (?:i|we)\b[^.?!]{0,12}\b(?:fire|sack|dismiss|lay off)\b[^.?!]{0,12}\b(?:employees?|staff|workers?|someone|somebody|him|her|them|a person|people)\b|\b(?:can|could|may|do) (?:i|we)\b[^.?!]{0,12}\b(?:deduct|write off|expense)\b|\b(?:is|are) (?:[\w-]+ ){1,4}(?:taxed|taxable|tax[- ]free|tax[- ]deductible)\b|\btax (?:office|authorit\w+|inspector|bill|letter|audit|return)\b|\b(?:can|could|do|will|would) (?:i|we) (?:get|claim|receive|seek)\b[^.?!]{0,10}\b(?:compensation|damages)\b/i,
  // "how risky is it to invest in domains"
  /\b(?:risky|safe|wise|smart|sensible|clever|prudent|good idea|worth(?:while)?|better) (?:is it |would it be )?(?:to|for (?:me|us) to) (?:invest|put money|buy (?:shares|stocks|bonds|crypto\w*|gold|property))\b|\bwould you (?:put|invest) (?:your |my |our )?(?:own )?money\b/i,
  // "put my savings into"
  /\b(?:put|puts|putting|move|park|sink|stick|invest|place|lock)\b[^.?!]{0,15}\b(?:(?:my|our)(?: \w+)? (?:savings|pension|inheritance|nest egg|retirement|redundancy)|my (?:own |spare |extra )?(?:money|cash|capital|bonus))\b/i,
]; // biome-ignore format: one form after another
/** Somebody on the other side of a dispute that is the visitor's own, and what it is about. */
const COUNTERPART =
  /\b(?:my|our) (?:old |former |ex[- ]?|previous |new |current )?(?:boss|employer|manager|company|landlord|landlady|tenants?|neighbou?rs?|wife|husband|spouse|partner|ex|bank|insurer|builder|contractor|supplier|customer|client|business partner|co-?founder|employees?|staff member|letting agent|agency)\b/i;
const DISPUTE =
  /\b(?:fir(?:ed|e|ing) (?:me|us|him|her|them|someone|somebody|an? )|sack(?:ed|ing)?|dismiss\w*|laid (?:me |us )?off|made redundant|redundanc\w*|without notice|notice period|(?:won't|refus\w+ to|doesn't|didn't|will not|not) (?:pay|give|return|refund|renew|repair|fix|hand over)|owes? (?:me|us)|evict\w*|deposit|sue|suing|court|tribunal|lawyer'?s letter|compensation|unpaid|overtime|maternity|sick pay|holiday pay|wages?|my rights|our rights|what rights|withh[eo]ld\w*|rent\b|what (?:are|can|could|should) (?:my|i|we)|can (?:they|he|she|it) (?:do|just|legally|make|force|change)|(?:cut|reduce|lower|change) (?:my|our) (?:pay|salary|hours|wages?|contract)|(?:the|my|our) (?:kids|children)|legal\w*|illegal\w*|terminat\w*|breach\w*|divorc\w*|custody|harass\w*|discriminat\w*|allowed to|have to let)\b/i;
/** What we do with what visitors give us is a question about this site: "how long do you keep an enquiry if we never sign?". */
const OUR_HANDLING =
  /\b(?:you|cgt|this (?:site|website|chat|bot|page))\b[^.?!]*\b(?:keep|kept|hold|hang on|hang onto|store[ds]?|save[ds]?|retain|delete|erase|process|share|pass|sell|collect|use|record|log|read|do with)\b[^.?!]*\b(?:data|enquir(?:y|ies)|inquir(?:y|ies)|messages?|conversations?|chats?|details|information|e-?mails?|address(?:es)?|names?|what (?:i|we) (?:type|write|enter|send|say))\b/i;
/** Questions about what we do, or about the meaning of a page, are answered. */
const ABOUT_US =
  /\b(?:do|does|did|can|could|will|would|are|is|how|what|have) (?:you|cgt|your|the (?:site|agency|company|platform|consultant|assistant|client|insurer|bank))\b/i;
const ABOUT_OUR_ADVICE =
  /\b(?:do|can|could|will|would|are) you\b[^.?!]{0,30}\b(?:give|offer|provide|regulated|authori[sz]ed|a law firm|advise)\b/i;

export function callsForAdvice(question: string): boolean {
  const text = question.replace(/[’]/g, "'");
  if (OUR_HANDLING.test(text)) return false;
  if (REGULATED.some((form) => form.test(text)) || (COUNTERPART.test(text) && DISPUTE.test(text))) return true;
  if (DIRECT.test(text))
    return !/^\W*(?:do|does|is|are) (?:you|cgt|this site|the site)\b/i.test(text) || /\b(?:my|our|me|us)\b/i.test(text);
  if (ABOUT_OUR_ADVICE.test(text) && !/\b(?:my|our|me|us|i|we)\b/i.test(text)) return false;
  const regulated = [MONEY, LAW, COMPLIANCE, COVER].filter((field) => field.test(text)).length;
  if (!regulated) return false;
  const own =
    /\b(?:i|we|my|our|me|us)\b|\b(?:is|are|was|does) (?:this|that|these|those) (?!site|website|page|platform|chat|tool|assistant|service|company|agency|consultant)\w/i.test(
      text,
    );
  if (ABOUT_US.test(text) && !own) return false;
  return (
    SHAPE.some((shape) => shape.test(text)) &&
    (own ||
      /\b(?:is it (?:legal|lawful|illegal|allowed)|best|good|which|what (?:is|are) the (?:penalt|fine|tax|legal))\b/i.test(
        text,
      ))
  );
}
