/** Words with which people buy, ask, decide and hesitate. */
import { phrases } from "../phrase.ts";

export const PROCUREMENT = phrases(
  // Formal procedures.
  "rf[pqi]s?|request for (proposals?|quotations?|information|tenders?)|expressions? of interest|express ~ interest",
  `tender(s|ing|ed)?|bid(s|ding|ders?)?|procur(e|es|ing|ement)|terms of reference|call for (tenders|proposals|
    offers)`,
  `submissions?|evaluation (committee|criteria|starts)|single-source|lot \\d|framework agreement|
    purchase order|questionnaire`,
  `(technical|financial|commercial) (offer|proposal)|due diligence|onboard(ing)? (a|you|your|of|form)|
    registration documents`,
  "concurso público|licitaci[oó]n|licitação|caderno de encargos|appel d'offres|ausschreibung|gara d'appalto",
  `proofs? of concept|poc|selection process|award letter|order form|engagement of (your|a|an)|(contract|
    agreement) draft|draft (contract|agreement)`,
  `(i'll|we'll|i will|we will|ready to|happy to|can|could|would) sign|(the|our|your|a) contract|(approved|
    signed off) the (purchase|engagement|procurement|order|budget)`,
  `(go|going|move|moving) (forward|ahead)|kick(ing)?[- ]?off|choosing between|in the race|(brokers|left|remain|
    competitors?) ~ remain|(include|invite|pick|picked|selected|chosen|choose) (you|your)|new business|
    best and final|count on (one|an offer)`,
  // Choosing.
  `short-?list(ed|ing)?|short list|long ?list|finalists?|one of (two|three|four)|(one|two|three|four|a few|
    other|several|competing) (quotes|suppliers|vendors|agencies|bids|offers|proposals|firms|candidates)`,
  `(interviewing|comparing|evaluating|assessing|selecting|inviting|approaching|seeing) ~ (agencies|suppliers|
    vendors|firms|partners|providers|options|offers)|(supplier|vendor|agency|partner) (selection|list|review|
    panel|search)`,
  `(pitch|pitching|quote) (for|alongside|against|to us)|to pitch|invit(e|ed|ation) (letter|you to|to (tender|
    pitch|bid|present))|are invited to`,
  // Contracts.
  `(sign|signing|signature|countersign|signed) (a|an|the|off|it|this|today|anything|somebody|someone)|
    before (we|i) sign|for signature|contracts? (procedure|could|can|will|is|are|to|with|up|ends?|expires?|
    allow)|sow|mou|nda|dpa|memorandum of understanding|statement of work|letter of intent|(data processing|
    representation|mandate|service|framework|master) agreement|the agreement|proceed with you|go with you|
    going with you|place the order`,
  `(contract|agreement|account|licence|license|notice|arrangement)(s|'s)? ~ (renew%|expir%|runs? out|ends?|up|
    over|terminat%)|contract renewal|before we renew|renewal|mandate`,
  `(appoint|engage|hire|select|choose|retain|commission|instruct|contract) (a|an|the|somebody|someone|you|your|
    one|another) ~ (partner|firm|agency|supplier|consultan%|vendor|contractor|company|team|specialist%)|
    hire you|appoint you|engage you`,
  `(leaving|leave|replac(e|ing)|cut(ting)?|drop(ping)?|fir(e|ing)|switch(ing)?|chang(e|ing)|mov(e|ing)|
    part(ing)?) ~ (agency|agencies|supplier|provider|vendor|account|shop|partner|incumbent)`,
  `(?<!your )(current|present|existing|incumbent|previous|old) (agency|supplier|provider|vendor|shop|partner|
    contract)|option to buy|(buy|purchase|acquire|license|lease|rent) (or|one of|the name|the domain|a name|
    it out)|lease on|(the|a|our) po|who signs|(the|your|an|me|us) agreement|payment (details?|schedule|terms|
    milestones)|vendor number|cleared you`,
);

const PRICE = `(proposals?|quotes?|quotations?|estimates?|terms|credentials|pricing|prices?|price list|fees?|fee structure|
    day rates?|rate card|rates|commercials|deck|references|commission model|invoice|deposit|figure|costing|
    cost breakdown|business case)`;

export const OFFERS = phrases(
  `(your|a|an|the|us|some|detailed|written|costed|binding|formal|indicative|rough|ballpark|asking|fixed|total|
    setup|minimum|monthly|annual|with|two|three|client|and|for|on|of|similar) ${PRICE}`,
  `(send|give|provide|submit|prepare|issue|let|share|forward|get|need|want|like|love|receive|receiving|request|
    requesting|require|see|await|put|propose|quote|present|supply|welcome|furnish|tell) ~ ${PRICE}`,
  `proposals? (in|by|for|to|from|due|must|should|are|no later)|quote (us|me|for|please)|please quote|(your|
    written|firm|best|an|financial|make) offer|offer for|(informal|preliminary|comparative|binding|
    your best) offers?|(ask|asking|appreciate) ~ offer|costed|with prices`,
  `(what|how much) (would|will|does|do|is|are|could) ~ (cost|charge|price|fees?)|how much|what you (charge|
    need)|do you charge|you charge|would (it|that|this|you) ~ cost|cost (us|me)|(what|what's|whats) (is |are |
    does |will |your |the |it |ur )*(price|fee|fees|cost|costs|commission|discount|rate|rates)|how much (per|
    for|is)|qual é o preço|quanto custa|cuánto cuesta|qué precio|combien coûte|quel est le prix|was kostet|
    quanto costa|fees? ?\\?|quote ?\\?|price ?\\?|terms ?\\?|setup fee|minimum contract|on (which|what) terms|
    commission model`,
  `(hear|see|get|have|want|like) (your|a|the) ~ (plan|approach|strategy|scope)|a plan|put (something|
    together) ~ (together|for us)|do ~ (teardown|audit|review|assessment) of|second opinion|valuation|
    earliest start|requirements?:|our (requirements?|brief)`,
  `(receber|enviar|enviem|apresentar|solicitar|pedir) ~ (proposta|orçamento|cotação)|(enviar|recibir|solicitar|
    presentar) ~ (propuesta|presupuesto|cotización|oferta)|(una|la|vuestra|su) propuesta|(uma|vossa|a) proposta|
    (une|votre) proposition|(una|vostra) proposta|presupuesto para`,
  `(recevoir|envoyer|établir|demande de) ~ (devis|proposition|offre)|devis|angebot|kostenvoranschlag|
    preventivo|offerta`,
);

const WEEKDAY = "(monday|tuesday|wednesday|thursday|friday|mon|tues?|weds?|thurs?|fri)";

export const MEETING = phrases(
  `meet|meeting with|a meeting|to meet|(meet|visit|host|join|brief) (you|us|me|your|our|with|in|at|on)|
    come (in|over|by|to|and|round)|you (come|visit|attend|fly)|would you come|show (us|me|our)`,
  `(have|arrange|schedule|set up|book|organi[sz]e|request|hold|ask% for|like|want|propose|need|jump on|get on|
    do|happy to|open to|free for|available for|up for|invite you to|run|reserve|fix) ~ (meeting|call|demo|
    demonstration|presentation|workshop|appointment|session|video call|zoom|conversation|chat|visit|webinar|
    hour|thirty minutes|half an hour|roundtable|introduction|slot|date|time)`,
  `(a|half-day|live|technical|introductory|video|short|preliminary|kick-?off) (demo|demonstration|workshop|
    presentation|session|introduction|call|conversation)|demo (the|to|for|your)|you demo`,
  `(ring|phone|telephone|call) (me|us)|give (me|us) a (ring|call)|call (regarding|about)|(contact) (me|us|on|
    my|our|this|next)|free to (talk|speak)|when (can|could|would|are) (you|we) (meet|talk|visit|come|speak|free|
    available)|are you (free|available)|you can come|your availability|send me times|times for`,
  `(who|whom) (do|should|can|could|would|in your team|on your team|in your firm) ~ (talk|speak|contact|send|
    address|call|brief|scope|invitation)|to whom|whom (i|we) should|(a|named|point of) contact (for|person)|
    name of your|speak (to|with) (you|someone|somebody|your)|talk to (you|someone|somebody|a person|your)`,
  `(walk|take|talk) (us|me) through|confirm ~ (availability|contact|date)|an hour|minutes with|next steps?|
    (what's|whats|what is) the (process|procedure)|process from here|advise ~ (procedure|steps|next)|
    ${WEEKDAY} ~ suit|suggest a (date|time|slot)|(on|in) (the|my|your) (calendar|diary)|reunir%|reunirnos|
    treffen|rencontrer|present (your|to)|a ~ session|when could (you|your)|get back to me (by|before|today)`,
  `(marcar|agendar) ~ (reunião|chamada|conversa)|(agendar|concertar|tener) ~ (reunión|llamada)|rendez-vous|
    (organiser|fixer|convenir) ~ (réunion|appel)|(schlagen|vereinbaren) ~ (termin|gespräch)|terminvorschlag|
    appuntamento`,
);

export const DECIDED = phrases(
  `(want|wants|wanted|wish|wishes|looking|intend|intends|plan|plans|planning|need|needs|ready|aim|hoping|
    decided|keen|like|love|have|has|must|chose|agreed|going|about) to(?! (know|understand|learn|hear|read|see|
    ask|find out|get my|look))|want (a|an|the|your|you|someone|somebody) [\\p{L}]+`,
  `(we|i|who|and|must|urgently|also|would|they) (need|needs|must|require|requires) (?!(to (know|understand|see|
    ask|hear|learn)))[\\p{L}\\d]+|needs? (a|an|the|your|someone|somebody|something|help)|need (\\p{L}+)( \\+|
     and| for)`,
  `(we'd|we would|i'd|i would) like (you|that you|your|a|an|someone|to (take|have|start|buy|lease|book|appoint|
    engage|pilot|trial|invite|include))|we are looking for|we're looking for|i'm looking for|looking for (a|an|
    someone|somebody|your)|in search of|seeking (a|an)|search of`,
  `(board|directors|partners|committee|management|trustees|assembly|owner|head|boss|minister|council|director|
    leadership|cabinet|they|we|company) (have|has|had)? ?(already |now |just |finally |formally )?(decided|
    agreed|approved|voted|chose|chosen|said yes|signed off|cleared|resolved|authori[sz]ed|asked|tasked|
    directed)|approved|approval|sign(ed)?-?off|said yes|green light|go-?ahead|resolution|(has|have|
    been) (allocated|decided|agreed|directed)`,
  `tasked with|directed me|asked (me|us) to|been asked to|as discussed|further to|following (a|our|the|up)|
    we (spoke|talked|met)|spoke to|must be (working|live|done|running|ready|in place|committed)|(running|live|
    working|in place|on board|up and running|ready) (before|by|in|from|for)|by then we|how (quickly|soon|fast)|
    start (in|by|from|asap|immediately|on)|could you (begin|start)|earliest start|get going|move (as|ahead|
    forward|quickly)`,
  `(we|our [\\p{L}]+) ?('re| are| is| will) (entering|opening|launching|re-?platforming|leaving|switching|
    replacing|moving|closing|relaunching|issuing|evaluating)|will be closed|relaunch|(launch|launches|opens|
    starts|begins) ~ (in|on|by|next)|take this on|take it on|take the lead|take its place|your pilot program%|
    phase (one|1)|live by|(start|begin|launch|run|kick off) (the|a|our|your) (pilot|trial|project|work)|
    start with (your|the|you)|go(es)? on sale`,
  `(suchen|brauchen|benötigen) ~ (partner|anbieter|agentur|lösung)|(procuramos|precisamos) ~ (parceiro|
    fornecedor|solução)|(buscamos|necesitamos) ~ (socio|proveedor|agencia)|(cherchons|
    recherchons) ~ (partenaire|prestataire|agence)|souhaitons|gostaríamos|queremos|quisiéramos|aprovou|
    freigegeben`,
);

export const PROBLEM = phrases(
  `(is|are|was|were|went|came|comes?|bookings|sales|load|membership|revenue|traffic|share|numbers) ~ (down|
    falling|flat|bad|poor|weak|low|dropping|declining|shrinking|stuck)|down (\\d+|by)|(fell|fallen|dropped|
    dropping|falling|declin%|lost|losing|lose) (our|by|a|market|bookings|customers|money|every|\\d+|some|most)|
    below (where|target|plan)|went up|rising|costing us`,
  `not (satisfied|happy|convinced)|problems?|nightmare|struggl%|stuck|rejected|unhappy|dissatisfied|troubles?|
    difficult%|pressure|pressing|incident|suspended|complain%|wast(e|ed|ing)|expensive|rubbish|terrible|
    swallows?|eating|halve|reduc(e|ing)|cut costs|overwhelmed|backlog|worr(y|ied)|fail%|mess|chaos|burn(s|
    ing)? (through )?(money|cash|budget)`,
  `(can't|cannot|cant|could not|couldn't|unable to|don't know|no longer|hard to|fail% to|nobody|hardly anyone|
    no one|never) (\\p{L}+ )?(measure|show|prove|track|see|tell|know|knows|explain|believes?|reach|attribute|
    handle|cope|books?|finds?|answers?|keep up|justify|trust)|not (right|working|good)|do nothing with|
    don't use|do not use|low (digital )?uptake|missed|without (those|them|any) `,
  `(depend|dependent|rely|reliant|reliance) (on|upon)|too (many|much|few|slow|high|little|long|expensive)|
    keeps? (asking|on asking)|(get away|move away|away) from|few (visitors|guests|customers|bookings|people)|
    hold% (us|our) ~ back|only get|word of mouth|not enough|more (guests|visitors|bookings|customers|clients|
    patients|members|policies|direct)`,
);

export const QUESTION = phrases(
  `interested|interesting|interest|would (like|love|be glad|be interested|be curious) to (know|understand|hear|
    learn|read|see)|learn more|more (information|about|details)|find out|curious|could (you|someone|your) (tell|
    explain|share|recommend)|tell (me|us)|let (me|us) know|explain|overview|background on|wondering (if|
    whether)|wonder(ed)? (if|whether)`,
  `(perceber|saber|conhecer) (melhor|mais|como)|saber más|en savoir plus|mehr (erfahren|wissen|informationen)|
    saperne di più|capire|m'expliquer|comment fonctionne|interessiere%|interesse|interesados?|intéressés?|(send|
    share) ~ (profile|catalogue|catalog|brochure|information|playbook|white paper|case stud(y|ies))|
    convince (me|us)`,
  "([^\\s?.!]+ ){2}[^?.!\\n]{1,200}\\?",
);

export const EXPLORING = phrases(
  `early (stage|days)|no (project|plans?|budget|decision|date) (yet|at present|for now)|there's no project|
    nothing (is|has been) decided|(no|not in a|not in any) (rush|hurry|urgency)|not urgent|not in the market|
    blue sky|no[- ]obligation|keep in touch|just (curious|looking|wondering)`,
  `(some time|at some point|one day|in the future|next year|down the line|for our records)|(we|i|they) (may|
    might) (look|be|need|want|consider)|possibly|generally|thinking (about|of|whether)|we wonder|(i|we) wonder|
    wondering|looking around|looking into`,
  `(gather|gathering|collect|collecting) (views|information|ideas|background)|(are|we're|i'm|am) (considering|
    exploring|learning)|before (even )?(considering|talking)|ballpark|mailing list|newsletter|
    trying to get my head|scept%|skept%|not convinced|to learn|convince me|in general`,
);
