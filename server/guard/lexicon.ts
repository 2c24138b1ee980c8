/** Words that a claim may not have unless its ground has them, whatever else is said in other words. */
import { brand } from "../../shared/brand.ts";
import { stemOf } from "../search/text.ts";

/** Matters that weigh by themselves: promises and prices in the house's name, law, rank, cause, how many and how soon. */
export const WEIGHTY: Readonly<Record<string, RegExp>> = {
  promise:
    /\b(?:guarante\w+|promis\w+|ensur\w+|assur(?:e|es|ed|ing|ance)|commit(?:s|ted|ting|ment)?\b|pledg\w+|warrant\w*|vouch\w*|certain to|without fail|risk[- ]free|no risk|bound to)\b/i,
  prospect: /\b(?:you|your \w+)(?:'ll| will| can expect to| are going to)\b(?! (?:find|see|hear|learn|know|read)\b)/i,
  refund:
    /\b(?:refund\w*|money[- ]back|reimburs\w+|(?:pay|paid|give|given|get)\b[^.]{0,30}\bback|waive\w*|compensat\w+)\b/i,
  free: /\b(?:for free|(?:is|are|be|comes?|entirely|completely|absolutely) free(?! (?:to|of (?!charge)|from|for)\b)|free (?:of (?:charge|cost)|trial|pilot|test|audit|check|consultation|advice|service|offer|help|support|use)|complimentary|gratis|costs? nothing|(?:no|without|at no)(?: extra| additional)? (?:cost|charge|fee)s?)\b/i,
  discount: /\b(?:discount\w*|rebate\w*|half[- ]price|special offer|cheap(?:er|est)?|bargain)\b/i,
  price: /\b(?:pric(?:e|es|ed|ing)|fees?|tariffs?|retainers?|hourly rate|invoice[ds]?|commissions?)\b/i,
  law: /\b(?:legal(?:ly)?|laws?(?! firm)|lawful\w*|illegal|unlawful|regulat(?:ed|ion|ions|or|ors|ory)|complian\w+|comply|complies|GDPR|courts?|liab\w+|sued?|statut\w+|obligat\w+|contractually)\b/i,
  rank: /\b(?:the best|leading(?! to)|largest|biggest|top(?! of)|number one|no\. ?1|unique|world[- ]class|unrivalled|unparalleled|market leader|fastest|cheapest|first (?:in|to|of its)|award\w*|prize\w*|certifi\w+|accredit\w+|licen[sc]ed)\b/i,
  audit: /\b(?:audit\w*|independent(?:ly)?|third[- ]party|verified|insured|tested by)\b/i,
  person:
    /\b(?:founders?|directors?|chief|CEO|head of|officer|senior|junior|manager|partner in charge|himself|herself)\b/i,
  partner: /\b(?:partner(?:s|ed|ship)?|member of|endors\w+|recommended by|approved by|backed by)\b/i,
  cause:
    /\b(?:because|due to|thanks to|owing to|led to|caused?|causes|as a result|resulted? in|drove|driven by|made possible by|attributable to)\b/i,
  count: /\b(?:hundreds|thousands|dozens|millions|decades|countless|numerous)\b/i,
  time: /\b(?:immediately|instantly|overnight|24\/7|day and night|around the clock|round the clock|same[- ]day|at once|within (?:minutes|hours|days|weeks|months))\b/i,
};
/** The ground's words for a matter, where it may have it in more than the claim's. */
export const BORNE_OUT: Readonly<Record<string, RegExp>> = {
  prospect: /\bwill\b|'ll\b|\bexpect|\bgoing to\b|\byou\b/i,
  price:
    /\b(?:pric\w+|fees?|costs?|charg\w+|tariffs?|retainers?|rates?|invoice\w*|pays?|paid|budgets?|commissions?)\b|[$€£]/i,
  cause:
    /\b(?:because|since|due|thanks|owing|le(?:d|ads)|caus\w+|results? (?:in|of)|resulted|therefore|so|by|drove|driv\w+|through|means?|after|when|as|why|reason\w*|for this|make[s]?|made|contribut\w+|attribut\w+|credited|depends?|brought|brings|helps?|helped|with)\b/i,
};

/** Says no in plain words. */
export const DENIAL = /\b(?:no|not|never|nobody|nothing|nowhere|none|neither|nor|without|cannot)\b|n['’]t\b/i;

/** How often: one of a line is not another of them. A unit alone says how long. */
export const OFTEN: readonly RegExp[] =
  "day|daily week|weekly fortnight|fortnightly month|monthly quarter|quarterly year|yearly|annual|annually"
    .split(" ")
    .map(
      (words) => new RegExp(`\\b(?:(?:a|each|every|per|once a|one) (?:${words})|(?:${words})(?<=ly|annual))\\b`, "i"),
    );

/** What a figure measures: a figure of one is none of another. */
export const MEASURES: readonly RegExp[] = [
  /\b(?:costs? (?:per|of|for an?|for each) (?:\w+ )?acquisitions?|acquisition costs?|CPA|costs? of acquir\w+|costs? of winning)\b/i,
  /\b(?:costs? per (?:click|lead|booking|sale|order|visit)|CPC|CPL)\b/i,
  /\b(?:return on (?:ad|advertising)(?:vertising)? spend(?:ing)?|ROAS|(?:ad|advertising) spend\w* (?:brought|returned|earned))\b/i,
  /\b(?:return on investment|ROI)\b/i,
  /\b(?:click[- ]through(?: rates?)?|CTR)\b/i,
  /\bconversions?\b/i,
  /\b(?:bookings?|reservations?|booked)\b/i,
  /\bleads?\b(?! to| the)/i,
  /\b(?:revenues?|turnover|takings)\b/i,
  /\bprofits?\b|\bmargins?\b/i,
  /\b(?:visitors?|arrivals?|visits?|traffic|tourists?)\b/i,
  /\b(?:staff|employees?|team|analysts?|specialists?|colleagues?)\b/i,
  /\b(?:offices?|countries|markets?|languages?|cities)\b/i,
  /\b(?:complian\w+)\b/i,
  /\b(?:satisfaction|complaints?|ratings?|reviews?)\b/i,
];

/** Whose figure it is, by the words for it. */
export const SECTORS: readonly RegExp[] = [
  /\b(?:tourism|tourist board|hotels?|destinations?|resorts?|travel\w*|airlines?|ferr(?:y|ies)|cruise\w*)\b/i,
  /\b(?:finance|financial|banks?|banking|lenders?|credit unions?|fintech)\b/i,
  /\b(?:insur(?:er|ers|ance|ances)|underwriters?)\b/i,
  /\b(?:law firms?|lawyers?|solicitors?|attorneys?|legal (?:client|practice|sector))\b/i,
  /\b(?:governments?|ministr(?:y|ies)|public sector|councils?|municipalit\w+|authorit(?:y|ies)|public bod(?:y|ies))\b/i,
  /\b(?:hospitals?|clinics?|patients?|pharma\w*)\b/i,
  /\b(?:retail\w*|shops?|stores?|e-?commerce)\b/i,
  /\b(?:universit\w+|schools?|colleges?|librar(?:y|ies)|museums?)\b/i,
];

export const RISES =
  /\b(?:ris(?:e|es|en|ing)|rose|increas\w+|gr(?:ow|ows|ew|own|owing|owth)|climb\w*|higher|gain\w*|uplift|lift\w*|rais(?:e|ed|es|ing)|jump\w*|soar\w*|surg\w+|doubl\w+|tripl\w+|went up|up (?:by|from)|more(?! than))\b/i;
export const FALLS =
  /\b(?:fall(?:s|en|ing)?|fell|decreas\w+|drop\w*|declin\w+|reduc\w+|lower\w*|cut(?:s|ting)?|shr[aiu]nk\w*|fewer|less(?! than)|sav(?:e|ed|es|ing|ings)|halv\w+|went down|down (?:by|from)|cheaper|withdr[ae]w\w*|removed)\b/i;

/** Words that turn a sentence round where one stands for another and little else differs; sides by a bar. */
const OPPOSITE_SIDES = `before earlier prior | after later following
include contain cover count | exclude omit leave
allow permit approve accept sign let | forbid prohibit refuse reject decline deny block ban
internal inside | external outside
first | last
minimum least | maximum most
public publish open disclose | private confidential secret anonymous withhold
begin start | end finish stop
require mandatory compulsory obligatory must | optional voluntary may
buy purchase | sell
human person people | machine software automatic system computer
same identical | different
success win gain bring brought | failure lose lost
name show say | hide
gross | net
direct | indirect indirectly
inbound | outbound
long | short
above over more | below under less fewer
with | without
keep retain | delete remove discard
give | receive
take deduct lose minus cut | extra add added gain bonus plus
secret hidden | record log open`;

/** Each side with the other, as stems. */
export const OPPOSITES = OPPOSITE_SIDES.split("\n").flatMap((line) => {
  const [one, other] = line.split("|").map((side) => new Set(side.trim().split(/\s+/).map(stemOf)));
  return one && other ? [[one, other] as const, [other, one] as const] : [];
});

const word = (words: string) => new RegExp(`\\b(?:${words})\\b`, "i");
export const HOUSE = word(`${brand.name}|we|us|our|ours`);
export const VISITOR = word("you|your|yours|clients?|customers?");
export const ONLY = word("only|alone");
/** What turns a sentence of the page round where it is added and nearly all else stays; without it a sentence says less. */
export const SENSES: readonly RegExp[] = [
  RISES,
  FALLS,
  ONLY,
  word("must"),
  word("hardly|rarely|seldom|barely"),
  word("may|can(?!['’]t)"),
  word("will"),
  word("before|until"),
  word("after|since|later|then"),
  word("all|every|each|always"),
];
/** Compared as they stand in one text and not in the other. */
export const MATTERS: Readonly<Record<string, RegExp>> = {
  denial: DENIAL,
  each: word("each|every|all|any"),
  may: word("may|can|could|might|allow\\w*|free to"),
  must: word("must|has to|have to|needs? to|requir\\w+|should|obliged"),
  measure: new RegExp(MEASURES.map(({ source }) => source).join("|"), "i"),
  house: HOUSE,
  visitor: VISITOR,
  machine: word(
    "AI|software|models?|machines?|automat\\w+|systems?|algorithms?|assistants?|tools?|programs?|bots?|chatbots?",
  ),
  human: word("humans?|persons?|people|staff|members?|somebody|someone|named"),
};
/** Whoever does something, by the word for it. */
export const ROLES =
  /\b(?:\w{2,}(?:er|or|ist|yst|ian)s?|officials?|sponsors?|counsel|clerks?|minist\w+|boards?|compliance|sales|finance|marketing|departments?|agency|agencies|banks?|airlines?|hotels?|firms?|teams?|experts?|leads?|deput\w+|citizens?|guests?|authorit\w+)\b/gi;
