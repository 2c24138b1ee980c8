/** The sectors that cases and solutions belong to, and how visitors name them. */
import { type Token, termOf, tokenise } from "../retrieval/analyse.ts";
import { oneSpelling } from "../retrieval/normalise.ts";

/** The first word of a line is the sector as our titles name it. */
const SECTORS: Record<string, string> = {
  tourism: "tourism tourist tourists travel traveller holiday holidays vacation vacations hotel hotels airline airlines hospitality destination destinations resort resorts",
  government: "government governments governmental council councils ministry ministries minister municipality municipal city cities state citizen citizens authority authorities civic gov govt",
  finance: "finance financial bank banks banking fintech lender lenders building-society asset-manager wealth cfo treasury",
  legal: "legal law lawyer lawyers solicitor solicitors attorney attorneys legaltech barrister barristers",
  insurance: "insurance insurer insurers insurtech underwriter underwriters policyholder policyholders",
}; // biome-ignore format: a table

const sectorOf = new Map<string, string>();
for (const [sector, words] of Object.entries(SECTORS))
  for (const word of words.split(" ")) sectorOf.set(termOf(oneSpelling(word)), sector);

/** The sector that a word names. */
export function sectorOfToken(token: Token): string | undefined {
  return sectorOf.get(token.term);
}

/** Sectors named in a text, in order, each once. */
export function sectorsIn(text: string): string[] {
  const found = tokenise(text.replace(/\bpublic (?:sector|body|bodies|services?)\b/gi, "government")).flatMap(
    (token) => sectorOfToken(token) ?? [],
  );
  return [...new Set(found)];
}

/** Places that visitors ask about; the pages name hardly any. */
export const PLACES =
  /\b(?:the )?(?:uae|emirates|dubai|abu dhabi|qatar|doha|saudi(?: arabia)?|riyadh|kuwait|bahrain|oman|gulf|middle east|egypt|morocco|africa|kenya|nigeria|south africa|ghana|asia|china|hong kong|japan|korea|singapore|malaysia|indonesia|bali|thailand|vietnam|philippines|india|pakistan|australia|new zealand|america|americas|usa|united states|canada|mexico|brazil|argentina|chile|colombia|caribbean|europe|eu|uk|united kingdom|britain|england|scotland|wales|ireland|france|germany|spain|italy|greece|turkey|cyprus|malta|netherlands|belgium|switzerland|austria|poland|sweden|norway|denmark|finland|iceland|angola|mozambique|nordics|scandinavia|balkans|croatia|romania|czechia|hungary|london|paris|madrid|berlin|lisbon|porto|new york)\b/gi;

/** Fields of which this site has no case: a result in one of them is not ours to tell. */
export const OTHER_FIELDS =
  /\b(?:automotive|car (?:maker|dealer|brand)s?|retail(?:er|ers)?|supermarkets?|grocery|fashion|clothing|pharma\w*|health ?care|hospitals?|medical|doctors?|dentists?|universit(?:y|ies)|schools?|education|telecoms?|telco|energy|utilit(?:y|ies)|oil|mining|agricultur\w*|farm(?:s|ing|ers)?|restaurants?|gaming|games? studios?|casinos?|sports?|football|gyms?|fitness|charit(?:y|ies)|non-?profits?|ngos?|construction|real estate|property developers?|estate agents?|crypto\w*|bitcoin|blockchain|publish(?:er|ers|ing house)|logistics|freight|manufactur(?:er|ers|ing)|e-?commerce|web ?shops?|online shops?|cosmetics|beauty|luxury|music|film|movie|dating|pets?|plumbers?|bakery|bakeries|brewer(?:y|ies)|wine(?:ry|ries)|toys?|streaming|netflix|amazon)\b/i;

/** Whether a question is about a field of which the site has no case, and about none of which it has. */
export function namesOtherField(text: string): boolean {
  return OTHER_FIELDS.test(text) && sectorsIn(text).length === 0;
}
