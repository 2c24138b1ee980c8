/** Words for dates, money, those who decide, and sizes. */
import { phrases } from "../phrase.ts";

const MONTH = `(january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|
    sept?|oct|nov|dec|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|
    enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|janvier|février|avril|juin|
    juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|mai|juni|juli|oktober|dezember|gennaio|
    febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)`;
const WEEKDAY = "(monday|tuesday|wednesday|thursday|friday|mon|tues?|weds?|thurs?|fri)";
const COUNT = "(\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)";

export const DATE = phrases(
  `\\d{1,2}(st|nd|rd|th|º|\\.)? ?(of |de )?${MONTH}|${MONTH} \\d{1,2}(st|nd|rd|th)?|${MONTH}`,
  `\\d{1,2}(st|nd|rd|th)?( of)? may|may \\d{1,2}|(in|by|before|until|from|for|on|since|early|late|mid|
    end of) may`,
  `${WEEKDAY}|\\d{1,2}(st|nd|rd|th)|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}\\.\\d{1,2}\\.(\\d{2,4})?|
    \\d{4}-\\d\\d-\\d\\d`,
  `deadline%|no later than|due (by|on|date|in)|closing date|closes|q[1-4]|(first|second|third|fourth|last|next|
    this|coming) quarter|h[12]`,
  `(within|in|over|next|for) (the )?(next |coming )?${COUNT} (days|weeks)|within ~ months|${COUNT} (days|
    weeks)|(next|this|coming|end of the|end of|later this|month|of the) month|by then|month end|year end`,
  `(before|by|until|after|for|from) (the |our |next |this )?([\\p{L}]+ )?(christmas|new year|easter|summer|
    winter|autumn|fall|spring|season|deadline|meeting|budget|board|launch|regulator%)|(fiscal|financial) year|
    end of (the|this|next|our) (quarter|week|year|half|season)|second week of|week of`,
);

export const SOON = phrases(
  `asap|urgen(t|tly|cy|ce|te)|as soon as|immediately|straight away|right away|at once|promptly|soon|quickly|
    fast|today|tomorrow|tight|pressing|timing|this (week|month|quarter|half|year|summer|spring|autumn|winter)|
    next (week|month|season|half|spring|summer|autumn|winter)|in the (coming|next) (days|weeks|year)|new year|
    (in|this|next|before|by) (the )?(spring|summer|autumn|winter)|on sale in|next budget|budget round|earliest`,
  `esta semana|próxima semana|este mês|este mes|la semana próxima|la semaine prochaine|cette semaine|
    nächste woche|diese woche|dringend|urgente`,
);

const CURRENCY = `(€|£|\\$|euros?|eur|gbp|usd|dollars?|pounds?|chf|francs?|aed|sar|dirhams?|riyals?|rand|zar|krone[rn]?|sek|
    nok|dkk|yen|jpy|inr|naira|cedis?|shillings?|pesos?|reais|zloty|złotych|pln|czk|huf|lira|tl|baht|yuan|rmb|
    rupees?|lakh|crore)`;
const MAGNITUDE = "(k|m|mn|mln|bn|mio|million|thousand|billion|grand)";

/** Sums of money. A bare "5m" is one only where no other unit follows: "5m passengers" is a size. */
export const SUM = phrases(
  `([€£$¥₦₹]|R|Rs\\.?|KSh) ?\\d[\\d.,]* ?${MAGNITUDE}?( a (year|month))?|
    \\d[\\d.,]* ?${MAGNITUDE}? ?${CURRENCY}|(eur|gbp|usd|chf|aed|sar|zar|inr) ?\\d[\\d.,]* ?${MAGNITUDE}?`,
  `\\d[\\d.,]* ?${MAGNITUDE}(?= ?(a (year|month)|a yr|per|p\\.?a|last|this|next|of|over|in (media|sales|ads)|
    for|on|to|set|budget|[.,)?!]|$))|\\d[\\d.,]* (a|per) (month|year|quarter|annum)`,
);

export const BUDGET = phrases(
  `budgets?|orçamento|presupuesto|funds|funding|funded|to fund|grants?|subsid(y|ies)|money (in|that|has|is|set|
    put|for)|(put up the|have the|relief|the|of) (cash|money)|set aside|put aside|earmarked|allocated|reserved|
    sign(ed)?-?off|approval for|we can pay|can pay|(our|search|media|ad|ads|marketing|meta|google|annual|
    digital|facebook) (spend|spending|account|budget)|spend%? (about|around|roughly|over|approx%|nearly)|
    turnover|paid (engagement|discovery|pilot|trial)|mandate up to|financial year|fiscal year|freigegeben`,
);

export const AUTHORITY = phrases(
  `board|directors?|ceo|cfo|cmo|coo|cto|cio|md|gc|president|chair(man|woman|person)?|managing partner|owners?|
    proprietor|shareholders|trustees|leadership|committee|steering group|general assembly|commissioner|minister|
    undersecretary|mayor|councill?ors|executive|general counsel|vice president|vp|finance director|procurement`,
  `(our|the|my|two|senior|all) partners|partnership|(my|our|the|department|division) (boss|head|chief|manager|
    department head)|(head|director|chief|vp) of|chief [\\p{L}]+ officer|programme lead|program lead|
    authority (intends|wishes|has)|commission intends`,
  `i (decide|own|head|run|lead|manage|oversee|make the decision|am (the|responsible|in charge|managing|head|
    director))|we own|decision ?-?makers?|i'm (tasked|responsible|in charge|interviewing|the (programme|new|
    head|owner|md|cmo|ceo|cfo))|his (excellency|majesty%)|her excellency`,
  "directeur|direction générale|geschäftsführ%|diret(or|ora)|dirección|vorstand|administração|direzione|titolare",
);

const THINGS = `(hotels?|properties|members|customers|passengers|clients|employees|staff|people|lawyers?|earners|attorneys|
    solicitors|offices|clinics|cit(y|ies)|markets|countries|routes|calls|apartments|branches|partners|policies|
    policyholders|domains?|names|sites?|claims|enquiries|inquiries|visitors|tourists|guests|engagements|lets|
    riads|rooms|beds|lodges|flights|aircraft|ships|vessels|students|pupils|patients|brands|stays|nights|
    arrivals|bookings|lines|parks|schools|stores|shops|funds|castles|museums|islands|residents|inhabitants|
    citizens|subscribers|users|agents|advisers|brokers|kunden|clientes|hôtels|hoteles|quartos|habitaciones|
    zimmer|chambres|camere)`;

export const SCALE = phrases(
  `\\d[\\d.,]*( ?${MAGNITUDE})?([ -]+[\\p{L}-]+){0,2}[ -]+${THINGS}`,
  `(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|
    several|dozens?( of)?)( [\\p{L}-]+){0,2} ${THINGS}`,
  `(in-house )?team of [\\p{L}\\d]+|chain of|group of (hotels|companies|clinics|schools)|nationwide|
    multinational|listed company`,
);
