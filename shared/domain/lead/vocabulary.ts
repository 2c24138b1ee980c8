/**
 * The words by which rules are met (`vocabulary.json`), in the notation of phrase.ts; `{{PART}}` stands for one of
 * its parts. CORE has the kinds of organisation that the agency serves, as a message names them; in the name of an
 * organisation shorter words tell enough (COMPANY_CORE).
 */
import { phrases } from "./phrase.ts";
import words from "./vocabulary.json" with { type: "json" };

const parts: Record<string, string> = words.parts;
const expression = (sources: readonly string[]) =>
  phrases(...sources.map((source) => source.replaceAll(/\{\{(\w+)\}\}/g, (_, part: string) => parts[part] ?? "")));

const { CORE: sectors, COMPANY_CORE: inNames, ...lists } = words.phrases;
const core = Object.values(sectors).flat();

export const vocabulary = {
  ...(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, expression(list)])) as Record<
    keyof typeof lists,
    RegExp
  >),
  CORE: expression(core),
  COMPANY_CORE: expression([...core, ...inNames]),
};

/** Company names written in one: "EmirAir" and "FinTrust" by their last part or their first. */
export const COMPOUND_CORE = new RegExp(
  String.raw`(?<=\p{Ll})(?:Air|Airways|Airlines|Bank|Ins|Insure|Law|Legal|Hotels?|Tours?|Travel|Pay|Fin|Capital|Trust)(?!\p{Ll})|` +
    String.raw`(?<!\p{L})(?:Air|Bank|Ins|Insur|Law|Legal|Hotel|Tour|Travel|Fin|Assur)(?=\p{Lu})`,
  "gu",
);

const IN_DOMAINS = `hotel hostel resort suites lodge bank insur assur versicher segur underwrit pension
  touris turism travel cruise ferry ferries airline airways airport aeroport legal lawyer council kommune`;

/** Sector words run together in a mail domain, as in "costahoteles". */
export const DOMAIN_CORE = new RegExp(
  [...IN_DOMAINS.split(/\s+/), "^visit", String.raw`law(?:firm|group|office|chambers)?\.`].join("|"),
  "iu",
);

/** Mail domains that only public bodies are given. */
export const DOMAIN_GOVERNMENT =
  /(?:^|\.)(?:gov|gob|gouv|govt|gc|gv|go|mil|admin|bund|parliament)\.[a-z]{2,}$|(?:^|\.)(?:gov|mil)$|(?:^|\.)europa\.eu$/iu;

/** What an enquiry is about, in the names of the agency's own services. */
interface Interest {
  name: string;
  words: RegExp;
}

export const INTERESTS: readonly Interest[] = [
  {
    name: "Premium domain names",
    words: phrases(
      "(premium|generic|one-word|exact-match|local-language|good|unused)? ?domains?( names?| portfolio)?",
      "(one-word )?\\.(com|de|co\\.uk|net|org|pt)( names?)?",
      "domínios?|dominios?|noms? de domaine",
    ),
  },
  {
    name: "Digital assets and portfolio representation",
    words: phrases(
      "monet[ia]s%|monetiz%|revenue share|lease|leasing|license one|valuation",
      "(sell|broker|own) (or|the)? ?(lease|them|lot|names)",
      "represent% (the |our |your )?(portfolio|agreement|us|domains?)|portfolio representation|mandate agreement",
      "digital assets?|portfolio",
      "(websites|brands|names) ~ (don't|do not|never) use",
    ),
  },
  {
    name: "Attribution and measurement",
    words: phrases(
      `atribui%|atribuci[oó]n|attribuzione|medição|medición|mesure|misurazione|messung|attribut%|measurement|
        measur(e|ing)|measurable|marketing mix( model%)?|mmm|last[- ]click|incrementality`,
      "econometric%",
      "(marketing|media) (effectiveness|audit|report%|accounts)|audit% ~ (model|measurement|spend|numbers)|auditable",
      "(proper|conversion|marketing|actually)? ?track(ing)?|roi( calculator)?|return on (ad spend|investment)|roas",
      "second opinion",
      "(show|know|tell|see) ~ (what|which|whether) ~ (money|channels?|spend|budget|works?)",
    ),
  },
  {
    name: "AI marketing",
    words: phrases(
      "(ai|digital|performance|content|email|our|your)? ?marketing( platform| automation)?",
      "campaigns?|demand generation|media (spend|account|buying|plan|fees)|paid (media|search|social)",
      "search contract|advertis%|\\bads\\b|ad accounts?",
      "(patient|customer|digital|member|client|policy|guest|our)? ?acquisition",
      "cost per (booking|customer|acquisition|policy|lead|click)|cpa|cpc",
      "(lead|demand) (gen%|buying|capture)|direct (share|demand|sales|bookings?|reservations?)|ai orchestration",
      `orchestration|playbook|(your|the|a) pilot( program%)?|campa(nh|ñ)%|kampagn%|acquisition en ligne|
        ai platform|growth partner`,
      "(get|want|bring|find) ~ (customers|guests|clients|younger customers|patients|visitors)",
    ),
  },
  {
    name: "Governance and brand safety",
    words: phrases(
      "brand[- ]safety|governance|complian%|regulat%|consent|gdpr|data (protection|residency|privacy)",
      "wrong ~ claims|confidentiality|hosted|train on",
      "wcag|accessibility|transparency",
    ),
  },
  {
    name: "AI assistants and citizen services",
    words: phrases(
      `(virtual|bilingual|conversational|ai|booking|drafting|plain-language|public)? ?(assistants?|chatbots?|
        chat bots?|concierge)`,
      `assistente virtual|asistente virtual|assistant virtuel|virtueller assistent|(vossa|vuestra|votre|vostra|
        ihre) (plataforma|plateforme|piattaforma|plattform)|assistente|asistente|assistenten?|
        intelligence artificielle|intelligenza artificiale|künstliche intelligenz|ki|ia|chat (for|in|on|with)`,
      "(citizen|digital|public|member|guest|tourist)s? (services?|engagements?|enquiries|conversational)",
      "contact cent(er|re)|call cent(er|re)|phone traffic|appointments?|inteligência artificial",
      "inteligencia artificial",
      "ai (for|in|could|can|tools?|option|pilot|solutions?|product|vendors?|governance)|customer service",
      "kundenservice",
    ),
  },
  {
    name: "Tourism growth",
    words: phrases(
      `(tourism|tourist|destination|visitor|arrivals|booking|bookings|hotel|travel) (campaigns?|growth|
        marketing|data|uplift|engagement|roi|case|engine|services|promotion|numbers)`,
      `(more|direct|our|us|increase|lost|lift) ~ (bookings|arrivals|visitors|guests|reservations|load factors|
        overnight stays)`,
      "otas?|booking sites?|airbnb|booking\\.com|reservas|réservations|prenotazioni",
      "visitors? (data|engagement|growth)|destinos turísticos",
    ),
  },
  {
    name: "AI for legal and claims work",
    words: phrases(
      "draft(s|ing)?( assistance| tool| side)?|intake|triage|contract (review|drafting)|plain-language|faqs?",
      "outside counsel|legal (ai|case|assistant|platform)|legal clients",
      "quot(e|ing) (journey|form|improvement)|re-?platform%|quote-to-policy",
    ),
  },
];
