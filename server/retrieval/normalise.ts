/** One spelling for every word: lower case, no accents, American endings for British ones, one form of a number. */

/** Words whose British spelling follows no rule below. Left: as found, right: as indexed. */
const SPELLINGS: Record<string, string> = {
  gov: "government", govt: "government", govts: "governments", biz: "business", ppl: "people", mktg: "marketing", info: "information", wat: "what", wot: "what", abt: "about", bout: "about", coz: "because", docs: "documents", org: "organization", orgs: "organizations", programme: "program", programmes: "programs", catalogue: "catalog", catalogues: "catalogs", licence: "license",
  licences: "licenses", defence: "defense", offence: "offense", judgement: "judgment", judgements: "judgments",
  enquiry: "inquiry", enquiries: "inquiries", enquire: "inquire", enquired: "inquired", enquiring: "inquiring",
  fulfil: "fulfill", enrol: "enroll", grey: "gray", tyre: "tire", artefact: "artifact", artefacts: "artifacts",
  adviser: "advisor", advisers: "advisors", ageing: "aging", instalment: "installment", sceptical: "skeptical",
  ad: "advert", ads: "adverts", advertisement: "advert", advertisements: "adverts", emails: "email", mails: "mail",
  whilst: "while", amongst: "among", dialogue: "dialog", analogue: "analog", practise: "practice", practised: "practiced",
}; // biome-ignore format: a table
const DOUBLED = /^(travel|model|label|cancel|channel|counsel|fuel|signal|total|level|tunnel)l(ing|ed|er|ers)$/;

/** The American form of a British word; other words as they are. */
export function oneSpelling(word: string): string {
  const listed = SPELLINGS[word];
  if (listed) return listed;
  return word
    .replace(/is(e|ed|es|er|ers|ing|ation|ations|able)$/, "iz$1")
    .replace(/ys(e|ed|es|er|ers|ing)$/, "yz$1")
    .replace(/^(\w{3,})our(s|ed|ing|ite|ites|al|able|able)?$/, "$1or$2")
    .replace(/^(\w{2,})tre(s?)$/, "$1ter$2")
    .replace(DOUBLED, "$1$2");
}

const SCALES: [RegExp, string][] = [
  [/(\d)\s?(?:billion|bn|b)\b/g, "$1b"],
  [/(\d)\s?(?:million|mn|mio|m)\b/g, "$1m"],
  [/(\d)\s?(?:thousand|k)\b/g, "$1k"],
  [/(\d),(\d{3})(?!\d)/g, "$1$2"],
  [/(\d)000000\b/g, "$1m"],
  [/(\d)000\b/g, "$1k"],
];

const NUMBER_WORDS =
  "one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety".split(
    " ",
  );
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 60, 70, 80, 90];
/** "seven million" as "7 million"; other number words stay words. */
const NUMBER_IN_WORDS = new RegExp(
  `\\b(${NUMBER_WORDS.join("|")})(?=[ -](?:hundred|thousand|million|billion|percent|per cent|months?|days?|years?|weeks?)\\b)`,
  "g",
);
/** A name that is an address, such as booking.com, is one word; an ending alone, such as .com, is none of it. */
const ADDRESS_NAME = /\b([a-z][a-z0-9-]+)\.(?:com|co\.uk|org|net|io)\b/g;

/** Lower case without accents, curly quotes and possessives; "£7 million" and "£7m" become one form. */
export function normaliseText(text: string): string {
  let out = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  out = out
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/'s\b/g, "")
    .replace(/'/g, "");
  out = out.replace(NUMBER_IN_WORDS, (word) => String(NUMBERS[NUMBER_WORDS.indexOf(word)]));
  out = out.replace(/\bdot co dot uk\b/g, ".co.uk").replace(/\bdot com\b/g, ".com");
  out = out.replace(ADDRESS_NAME, "$1dotcom");
  if (/\d/.test(out)) for (const [pattern, form] of SCALES) out = out.replace(pattern, form);
  return out;
}
