/** Words with which people ask, decide, set dates and speak of money. */
import { phrases } from "../phrase.ts";

const ASKING =
  "(send|sent|give|provide|submit|prepare|issue|make|let|share|forward|get|need|want|like|love|receive|receiving|request|requesting|requests?|require|see|await|put|propose|quote|present|offer|supply|welcome|appreciate|ask%)";
const OFFER =
  "(proposals?|quotes?|quotations?|offers?|estimates?|terms|credentials|pricing|prices|price|price list|a price|a figure|a rough number|a plan|commercials|deck|references|rates|statement of work|agreement|contract|commission model|scope|model)";

export const PROCUREMENT = phrases(
  "rf[pqi]s?|request for (proposals?|quotations?|information|tenders?)|expressions? of interest|express ~ interest",
  "proposals (in|by|due|must|should|are|no later)|our (requirements?|brief)|(invites?|welcomes?) proposals",
  "tenders?|tendering|bids?|bidding|bidders?|procure|procures|procuring|procurement|terms of reference",
  "call for (tenders|proposals)|lot \\d|submissions? close%",
  "short-?list%|short list|long list",
  "(three|four|two|other|several|competing) (quotes|suppliers|vendors|agencies|bids|offers|proposals|firms)",
  "one of (two|three|four)",
  "(pitch|quote) (for|alongside|against)|you to pitch|invit(e|ed|ation) (letter|you to|three|to (tender|pitch|bid))",
  "(vendor|supplier) (due diligence|onboarding|registration|questionnaire|list|form)|due diligence",
  "onboard (a|you|your)|cleared you",
  "statement of work|sow|mou|nda|memorandum of understanding|non-disclosure|letter of intent",
  "(contract|agreement|account)%? ~ (renew%|expires?|runs out|ends?|is up|up in|up for|signed|signature|signing)",
  "contract's up|before we renew|renewal|notice with|(sign|signing) (a|the|with|somebody|someone|up|off)",
  "for signature|place the order|go ahead|purchase order|mandate",
  "(appoint|engage|hire|select|choose|retain|commission) (a|an|the|somebody|someone|your|you|our) ~ (partner|firm|agency|supplier|consultant%|vendor|contractor|company)",
  "(leaving|replace|replacing|cut|cutting|drop|dropping|fire|firing|switch|switching|change|changing|left) (our|the|from our|from the|my) ~ (agency|supplier|provider|vendor|account|contract)",
  "(allocated|issuing|issue|award%) ~ (contract|tender|rfp)|funding ~ approved|concurso público|licitaci[oó]n",
  "licitação|appel d'offres|ausschreibung|gara d'appalto",
);

export const OFFERS = phrases(
  `${ASKING} ~ ${OFFER}`,
  "quote us|(written|costed|binding|formal|detailed) (offer|proposal|quote|price|quotation|estimate)|with prices",
  "on (which|what) terms",
  "what (would|will|does|do|is|are) ~ (cost|charge|price|fees?)|how much|(what|which) ~ you (charge|propose)",
  "setup fee|minimum contract|cost (us|me)\\?|would ~ cost",
  "put (something|together) ~ (together|similar|for us)|indicative (price|cost|budget)",
  "(receber|enviar|enviem|apresentar|solicitar|pedir) ~ (proposta|orçamento|cotação)",
  "(enviar|recibir|solicitar|presentar) ~ (propuesta|presupuesto|cotización|oferta)",
  "(recevoir|envoyer|établir|demande de) ~ (devis|proposition|offre)|devis",
  "(senden|bitten um|unterbreiten|wünschen) ~ angebot|angebot|preventivo|offerta",
);

export const MEETING = phrases(
  "(meet|meeting|see|visit|host|join|walk|talk to|speak to|speak with|talk with) (you|us|me|with|your|our|someone|somebody|a person|on|in|at)",
  "(have|arrange|schedule|set up|book|organi[sz]e|request|hold|ask% for|like|want|propose|need|jump on|get on|do|happy to|open to|free for|available for|up for|invite you to|run) ~ (meeting|call|demo|demonstration|presentation|workshop|appointment|session|video call|conversation|chat|visit|webinar|hour|thirty minutes|half an hour|roundtable|introduction)",
  "(a|half-day|live|technical|introductory) (demo|demonstration|workshop|presentation|session|introduction)",
  "demo (the|to|for|your)|you demo",
  "(ring|call|phone|telephone) (me|us)|call (this|next|on|with)|free to talk",
  "when (can|could|would) (you|we) (meet|talk|visit|come|speak)",
  "(who|whom) (do|should|can|could|would|in your team|on your) ~ (talk|speak|contact|send|address|call|write|scope|invitation)",
  "to whom|whom i should",
  "(walk|take|talk) (us|me) through|confirm ~ (availability|contact)|an hour with|minutes with|next steps?",
  "what's the process|whats the process|process from here|(monday|tuesday|wednesday|thursday|friday) ~ suit",
  "suggest a (date|time|slot)",
  "(marcar|agendar) ~ (reunião|chamada|conversa)|(agendar|concertar|tener) ~ (reunión|llamada)",
  "(organiser|fixer|convenir) ~ (rendez-vous|réunion|appel)|rendez-vous|terminvorschlag",
  "(schlagen|vereinbaren) ~ (termin|gespräch)",
);

export const DECIDED = phrases(
  "(want|wants|wish|looking|intend|intends|plan|plans|planning|need|needs|ready|aim|going|about|hoping|decided|keen|like|love) to (pilot|trial|try|test|buy|license|sign|appoint|engage|replace|switch|move|start|begin|procure|onboard|launch|bring|sell|lease|commission|hire|cut|shift|stop|work with|get going|get started|choose|include|put|proceed|invest|roll out|implement|run|offer|sort)",
  "(want|need|looking for|seek|seeking|in search of|search for|require|find) (a|an|you|someone|somebody|the|one) ~ (partner|supplier|agency|vendor|provider|firm|plan|pilot|solution|to (represent|run|build|take))",
  "(evaluating|evaluation|comparing|choosing|selecting) ~ (options|suppliers|vendors|offers|starts|partners)",
  "ready to (move|go|start|begin|sign)",
  "(must|have to|need to|needs to) (replace|be (working|live|done|running|committed)|launch|have|lift|reduce|cut)",
  "(running|live|working|in place|on board) (before|by|in|from)|how (quickly|soon|fast) (can|could|would|do)",
  "start in|could you begin|we('re| are) (entering|opening|launching|re-?platforming|leaving|switching|replacing)",
  "(pilot|phase one|phase 1|first phase|the order|the project|the campaign) ~ (works|must|starts|begins|by|before|in|for|with)",
  "tasked with|directed me|asked me to|been asked to|as discussed|further to|following (a|our|the|up)",
  "we (spoke|talked|met)",
  "(suchen|brauchen|benötigen) ~ (partner|anbieter|agentur)|(procuramos|precisamos) ~ (parceiro|fornecedor)",
  "(buscamos|necesitamos) ~ (socio|proveedor|agencia)|(cherchons|recherchons) ~ (partenaire|prestataire|agence)",
  "souhaitons|gostaríamos|queremos|quisiéramos",
);

export const PROBLEM = phrases(
  "down \\d+|down by",
  "(fell|fallen|dropped|dropping|falling|declin%|lost|losing|lose) (our|by|a|market|bookings|customers|money|\\d+)",
  "below (where|target|plan)|went up|rising|costing us",
  "problems?|nightmare|struggl%|stuck|rejected|unhappy|dissatisfied|trouble|difficult%|pressure|pressing|incident",
  "suspended|complain%|wasted?|expensive|rubbish|terrible|sceptical|hold% (us|our) ~ back|swallows?|eating|halve",
  "reduce|cut costs",
  "(can't|cannot|cant|could not|couldn't|unable to|don't know|no longer|hard to|fail% to) (measure|show|prove|track|see|tell|know|explain|believes?|reach|attribute|handle|cope)",
  "not (right|working|sure if)|do nothing with|don't use|do not use|low (digital )?uptake|missed",
  "(depend|dependent|rely|reliant|reliance) (on|upon)|too (many|much|few|slow|high)|keeps? (asking|on asking)",
  "(get away|move away) from|few visitors|without (those|them|any)|word of mouth",
);

export const QUESTION = phrases(
  "interested|interesting|interest",
  "would (like|love|be glad|be interested|be curious) to (know|understand|hear|learn|read|see)|learn more",
  "more (information|about|details)|find out|curious|could (you|someone|your) (tell|explain|share|recommend)",
  "tell (me|us)|let (me|us) know",
  "(send|share) ~ (profile|catalogue|catalog|brochure|information|playbook|white paper|case stud(y|ies))",
  "do you (have|work|offer|do|take|own|deal|broker|build|also)",
  "(can|could|do|does|did|is|would|are|have|has|how|what|which|when|where|who|will|any) [^?.!\n]{3,200}\\?",
);

export const EXPLORING = phrases(
  "early stage|no (project|plans?|budget|decision|date) (yet|at present|for now)|there's no project",
  "nothing (is|has been) decided|(no|not in a|not in any) (rush|hurry|urgency)|not urgent|not in the market",
  "blue sky|no[- ]obligation|keep in touch",
  "(some time|at some point|one day|in the future|next year|down the line|for our records)",
  "(we|i|they) (may|might) (look|be|need|want|consider)|possibly|generally|just (curious|looking|wondering)",
  "thinking (about|of|whether)|we wonder|i wonder|wondering|looking around",
  "gathering (views|information|ideas)|(are|we're|i'm|am) (considering|exploring)|early days",
  "before even considering|ballpark|mailing list|newsletter|trying to get my head|curious|sceptical",
);

const MONTH =
  "(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|septiembre|octubre|noviembre|diciembre|janvier|février|avril|juin|juillet|août|septembre|octobre|décembre|januar|februar|märz|juni|juli|oktober|dezember)";
const WEEKDAY = "(monday|tuesday|wednesday|thursday|friday|mon|tues?|weds?|thurs?|fri)";

export const DATE = phrases(
  `\\d{1,2}(st|nd|rd|th|º|er|\\.)? ?(of |de )?${MONTH}|${MONTH} \\d{1,2}(st|nd|rd|th)?`,
  `(in|by|before|until|till|from|for|on|since|ends?|closes?|starts?|this|ab|em|en|im|bis|até|avant|antes de|starting in|effective|end of|start of|week of) (early |late |mid-?|the end of )?${MONTH}`,
  `\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}\\.\\d{1,2}\\.(\\d{2,4})?`,
  `(${WEEKDAY}|the \\d{1,2}(st|nd|rd|th)) (the \\d|or|at|noon|morning|afternoon|\\d)`,
  `(on|by|before|until|next|this|of|in|meet on) (${WEEKDAY}|the \\d{1,2}(st|nd|rd|th)|q[1-4])|until the \\d{1,2}th`,
  `or ${WEEKDAY}|${WEEKDAY} (or|and) ${WEEKDAY}`,
  "deadline%|no later than|due (by|on|date)|q[1-4]|(first|second|third|fourth|last|next|this) quarter",
  "within (the (next )?)?\\d+ (days|weeks|months)",
  "(in|within|next|for) (the next )?(two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+) (days|weeks)",
  "\\d+ (days|weeks)",
  "(before|by|until|this|from) (the )?(christmas|new year|year end|easter|summer|winter|autumn|spring|season|winter season|regulator's deadline|meeting|then|month end|end of)",
  "(end of|later) (the|this|next) (month|quarter|week|year|half|season)|by then|second week of",
);

export const SOON = phrases(
  "asap|urgent%|as soon as|immediately|straight away|right away|at once|promptly|soon|quickly|tomorrow",
  "this (week|month|quarter|half|year|summer|spring|autumn|winter|financial year)",
  "next (week|month|season|half|spring|summer)|in the (coming|next) (days|weeks|year)|(the )?new year",
  "kindly (confirm|acknowledge)|on sale in|next budget|budget round",
  "esta semana|próxima semana|este mês|este mes|la semana próxima|la semaine prochaine|cette semaine|nächste woche",
  "diese woche|sobald|dringend|urgente",
);

export const SUM = phrases(
  "[€£$¥] ?\\d[\\d.,]* ?(k|m|mn|bn|million|thousand|billion|grand)?( a (year|month))?",
  "\\d[\\d.,]* ?(k|m|mn|bn|million|thousand|grand|mio)(?= ?(€|£|\\$|euros?|eur|gbp|usd|dollars?|pounds?|a (year|month)|per|in|for|on|to|set|budget|[.,)?!]|$))",
  "\\d[\\d.,]* ?(euros?|eur|gbp|usd|dollars?|pounds?|€)|\\d+ ?k",
);

export const BUDGET = phrases(
  "(budgets?|orçamento|presupuesto|grants?|funding|funds|money|cash) ~ (approved|is|are|of|set|put|there|freed|aside|allocated|earmarked|up|for|around|about|covers|that|from|voted|round|has|isn't)",
  "(approved|allocated|secured|earmarked|obtained|voted|discovery|our|small|paid|move|marketing|has|the|have) ~ (budget|funds|funding|money|grant)",
  "set aside|put aside|sign-?off|european funds|paid (engagement|discovery)|financial year|approval for|turnover",
  "media account|mandate up to|aprovou o orçamento|freigegeben",
);

export const AUTHORITY = phrases(
  "(my|our|the|to|by|supervisory|executive|company) (own )?(board|ceo|cfo|cmo|coo|cto|chief|president|owner|chairman|chair|executive committee|steering group|steering committee|audit committee|leadership|committee|general assembly|shareholders|trustees|partners|partnership|director%|commissioner|minister|deputy minister|undersecretary|managing director|general director|finance director|commercial director|councillors|council|authority|procurement|boss)",
  "(cfo|ceo|cmo|coo|md|gc|cio|general counsel|managing (partner|director)|head of|vice president|vp|chief \\p{L}+ officer|programme lead|program lead|director)( here| of|,| at)?",
  "trustees|shareholders|leadership|board (resolution|approved|decided)|procurement has",
  "i (decide|own|head|run|lead|manage|oversee|make the decision|am the (owner|decision))|decision ?-?maker",
  "i'm (tasked|the (programme|new|head|owner|md|cmo|ceo|cfo))|sign-?off|his (excellency|majesty%)|her excellency",
  "directeur général|geschäftsführ%|diretor|director general|vorstand|administração",
);

export const SCALE = phrases(
  "[\\d][\\d.,]*( ?(k|m|million|thousand))?[ -]+(%[ -])?(active |small |generic |different |source |member |private |new |heritage |product |staff ?)?(hotels?|properties|members|customers|passengers|clients|employees|staff|lawyers?|offices|clinics|cit(y|ies)|markets|countries|routes|calls|apartments|branches|partners|policies|domains?|domain names|sites?|claims|enquiries|visitors|tourists|engagements|lets|riads|rooms|lodges|flights|students|patients|brands|domains|stays|overnight stays|lines|parks|schools|funds|kunden|clientes|quartos|hôtels|hoteles|clients)",
  "(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|several|multi-?) ?(small |product |new |source |member |heritage |staff|different )?(hotels?|properties|markets|countries|product lines|cities|clinics|offices|routes|languages|sites|brands|branches|staff|lawyers|banks)",
  "in-house team of \\d+|team of \\d+|chain of|group of (hotels|companies|clinics|schools)",
);
