/** Questions about the agency as a company: who runs it, how large it is, what it earns. Figures of its clients are no answer. */
import { coverage, type Hit, pathOf, type SearchIndex } from "../retrieval/index.ts";
import type { Unit } from "./passages.ts";

const COMPANY =
  "(?:ceo|cfo|cto|coo|founders?|founded by|owners?|owned by|owns|shareholders?|directors?|management team|leadership|employees?|headcount|staff|people work|turnover|annual revenue|revenues?|profits?|profitable|valuation|investors?|funding|funded|stock exchange|listed|shares|registration number|company number|vat number|phone number|telephone number|e-?mail address|postcode|street|hiring|vacanc(?:y|ies)|jobs?|careers?|internships?|salar(?:y|ies)|awards?|certificat\\w*|iso|offices? in|branch(?:es)?|subsidiar\\w*)";
const ITSELF = "(?:your|you|cgt|cgt's|(?:the|this) (?:agency|company|firm))";
const ABOUT_IT = new RegExp(`\\b${ITSELF}\\b[^?.!]*\\b${COMPANY}\\b|\\b${COMPANY}\\b[^?.!]*\\b${ITSELF}\\b`, "i");
const CLIENTS =
  /\b(?:clients?|cases?|customers?|campaigns?|projects?|platforms?|deliver\w*|generat\w*|achiev\w*|attribut\w*|for (?:a|the|your)|insurer|bank|board|domains?|names?|accounts?|data|human|person|someone|results?|works|approv\w*)\b/i;

const WHO_LEADS =
  /^\W*who(?:'s| is| are|se)? (?:the |behind )?(?:ceo|cfo|cto|boss|founders?|owners?|directors?|managing director|chief executive|management|leadership)\W*$/i;
/** "a CFO", "our board's owners": somebody else's. */
const OTHERS =
  /\b(?:an?|any|every|our|my|their|his|her) (?:\w+ )?(?:c[efto]o|cmo|coo|founders?|owners?|directors?|investors?|shareholders?|employees?|staff)\b/i;

export function asksAboutAgency(question: string): boolean {
  return (ABOUT_IT.test(question) || WHO_LEADS.test(question)) && !CLIENTS.test(question) && !OTHERS.test(question);
}

const WORD = new RegExp(`\\b${COMPANY}\\b`, "i");

/** Share of the asked word, by itself or by another for it, that a sentence must hold. */
const HALF = 0.5;

/** Whether sentences speak of what is asked about the agency: its owners, its staff, its awards. */
export function tellsOfAgency(question: string, units: readonly Unit[], index: SearchIndex): boolean {
  const asked = index.interpret(WORD.exec(question)?.[0] ?? "");
  return units.some(({ terms }) => coverage(asked, "emphasis", terms) >= HALF);
}

/** Only the pages on which the agency speaks of itself, and what operators added. */
export function agencyHits(hits: readonly Hit[]): Hit[] {
  return hits.filter(({ entry }) => {
    const path = pathOf(entry.page_url);
    return entry.metadata.manually_added || path === "/" || !path?.slice(1).includes("/");
  });
}
