/** Porter's stemmer (1980), so that "attributed" and "attribution" meet. Input: one lower-case word. */

const VOWEL = "[aeiouy]";
const CONSONANT_RUN = "[^aeiou][^aeiouy]*";
const VOWEL_RUN = `${VOWEL}[aeiou]*`;
const AT_LEAST_ONE = new RegExp(`^(?:${CONSONANT_RUN})?${VOWEL_RUN}${CONSONANT_RUN}`);
const EXACTLY_ONE = new RegExp(`^(?:${CONSONANT_RUN})?${VOWEL_RUN}${CONSONANT_RUN}(?:${VOWEL_RUN})?$`);
const MORE_THAN_ONE = new RegExp(`^(?:${CONSONANT_RUN})?(?:${VOWEL_RUN}${CONSONANT_RUN}){2}`);
const HAS_VOWEL = new RegExp(`^(?:${CONSONANT_RUN})?${VOWEL}`);
const SHORT_SYLLABLE = new RegExp(`^${CONSONANT_RUN}${VOWEL}[^aeiouwxy]$`);

const STEP_2 = suffixes({
  ational: "ate", tional: "tion", enci: "ence", anci: "ance", izer: "ize", bli: "ble", alli: "al", entli: "ent",
  eli: "e", ousli: "ous", ization: "ize", ation: "ate", ator: "ate", alism: "al", iveness: "ive", fulness: "ful",
  ousness: "ous", aliti: "al", iviti: "ive", biliti: "ble", logi: "log",
}); // biome-ignore format: a table
const STEP_3 = suffixes({ icate: "ic", ative: "", alize: "al", iciti: "ic", ical: "ic", ful: "", ness: "" });
const STEP_4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/;

function suffixes(table: Record<string, string>): [RegExp, Record<string, string>] {
  const longestFirst = Object.keys(table).sort((a, b) => b.length - a.length);
  return [new RegExp(`^(.+?)(${longestFirst.join("|")})$`), table];
}

/** Words of different meaning that the rules would give one stem: each line keeps a stem of its own, its first word. */
const APART = new Map<string, string>();
for (const line of `
  experience experiences experienced
  conversation conversations conversational
  governance
  marketing marketer marketers
  accessibility accessible
  publication publications
  publish published publishes publishing
  authority authorities
  author authors authored
  projection projections
  direction directions
  objective objectives
  objection objections
  identity identities
  accountant accountants accountancy
  officer officers
  nationality
  busy
  add added adding adds addition
  general generally generic
  hospital hospitals
  university universities
  universe universal
  organ organs organic
  animal animals
  international internationally
  secretary secretaries
  savings
  customs
  police policing
  import imports imported
  export exports
  past
  paste
  several
  execution executed execute
  news
  physics
  number numbers
  meaning meanings
  posted
  ending endings
  calculator calculators
  personal personally
  initiate initiated
  formality
  rational rationally`
  .trim()
  .split("\n")) {
  const words = line.trim().split(" ");
  for (const word of words) APART.set(word, words[0] ?? word);
}

export function stem(word: string): string {
  if (word.length < 3) return word;
  const apart = APART.get(word);
  if (apart !== undefined) return apart;
  // A "y" that stands for a consonant is marked, so that the patterns need not look back.
  let w = word[0] === "y" ? `Y${word.slice(1)}` : word;
  w = endings(plurals(w));
  w = replaceSuffix(w, STEP_2);
  w = replaceSuffix(w, STEP_3);
  const last = STEP_4.exec(w);
  if (last && MORE_THAN_ONE.test(last[1] ?? "")) w = last[1] ?? w;
  return finalLetters(w).toLowerCase();
}

function plurals(w: string): string {
  if (/(ss|i)es$/.test(w)) return w.slice(0, -2);
  if (/[^s]s$/.test(w)) return w.slice(0, -1);
  return w;
}

function endings(w: string): string {
  let out = w;
  const verb = /^(.+?)(ed|ing)$/.exec(w);
  if (w.endsWith("eed")) {
    if (AT_LEAST_ONE.test(w.slice(0, -3))) out = w.slice(0, -1);
  } else if (verb && HAS_VOWEL.test(verb[1] ?? "")) {
    out = verb[1] ?? w;
    if (/(at|bl|iz)$/.test(out)) out += "e";
    else if (/([^aeiouylsz])\1$/.test(out)) out = out.slice(0, -1);
    else if (SHORT_SYLLABLE.test(out)) out += "e";
  }
  return out.endsWith("y") && HAS_VOWEL.test(out.slice(0, -1)) ? `${out.slice(0, -1)}i` : out;
}

function replaceSuffix(w: string, [pattern, table]: [RegExp, Record<string, string>]): string {
  const match = pattern.exec(w);
  if (!match || !AT_LEAST_ONE.test(match[1] ?? "")) return w;
  return (match[1] ?? "") + (table[match[2] ?? ""] ?? "");
}

function finalLetters(w: string): string {
  let out = w;
  if (out.endsWith("e")) {
    const base = out.slice(0, -1);
    if (MORE_THAN_ONE.test(base) || (EXACTLY_ONE.test(base) && !SHORT_SYLLABLE.test(base))) out = base;
  }
  return out.endsWith("ll") && MORE_THAN_ONE.test(out) ? out.slice(0, -1) : out;
}
