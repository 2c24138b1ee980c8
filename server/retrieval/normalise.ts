/** One spelling for every word: lower case, no accents, American endings for British ones, one form of a number. */

/** Words whose British spelling follows no rule below. Left: as found, right: as indexed. */
const SPELLINGS: Record<string, string> = {
  programme: "program", programmes: "programs", catalogue: "catalog", catalogues: "catalogs", licence: "license",
  licences: "licenses", defence: "defense", offence: "offense", judgement: "judgment", judgements: "judgments",
  enquiry: "inquiry", enquiries: "inquiries", enquire: "inquire", enquired: "inquired", enquiring: "inquiring",
  fulfil: "fulfill", enrol: "enroll", grey: "gray", tyre: "tire", artefact: "artifact", artefacts: "artifacts",
  adviser: "advisor", advisers: "advisors", ageing: "aging", instalment: "installment", sceptical: "skeptical",
  advert: "ad", adverts: "ads", advertisement: "ad", advertisements: "ads", emails: "email", mails: "mail",
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
];

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
  if (/\d/.test(out)) for (const [pattern, form] of SCALES) out = out.replace(pattern, form);
  return out;
}
