/** The words of a text, as the table of word vectors knows them. */

/** What an apostrophe leaves out. */
const contractions = new Map([
  ["re", "are"],
  ["ll", "will"],
  ["ve", "have"],
  ["m", "am"],
  ["d", "would"],
]);
const NEGATION = /^(do|does|did|is|are|was|were|have|has|had|could|would|should|must|need|ai)n'?t$/;
const irregularNegations = new Map([
  ["can't", "can"],
  ["cannot", "can"],
  ["won't", "will"],
  ["shan't", "shall"],
]);
/** "whats", "hows": questions are often typed without the apostrophe. */
const QUESTION_IS = /^(what|how|who|where|when|why|that|there|here|it)'?s$/;

/** Lower-case words without accents; contractions are written out and hyphens separate. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replace(/[’‘ʼ]/g, "'");
  return (plain.match(/[a-z0-9]+(?:'[a-z]+)*/g) ?? []).flatMap(expand);
}

function expand(word: string): string[] {
  const irregular = irregularNegations.get(word);
  if (irregular) return [irregular, "not"];
  const negated = NEGATION.exec(word);
  if (negated) return [negated[1] as string, "not"];
  const question = word !== "its" && QUESTION_IS.exec(word);
  if (question) return [question[1] as string, "is"];
  const [start = "", ...endings] = word.split("'");
  return [start, ...endings.flatMap((ending) => contractions.get(ending) ?? [])];
}

/** What an inflected form may come from, the likeliest first. */
export function baseForms(word: string): string[] {
  const doubled = DOUBLED.exec(word);
  const forms = inflections.flatMap(([ending, replacements]) =>
    word.endsWith(ending) ? replacements.map((to) => word.slice(0, -ending.length) + to) : [],
  );
  if (doubled) forms.push(`${doubled[1]}${doubled[2]}`);
  return forms.filter((form) => form.length > 2);
}

/** stopped, planning */
const DOUBLED = /^(.+)([b-df-hj-np-tv-z])\2(?:ed|ing|er)$/;
const inflections: [ending: string, replacements: string[]][] = [
  ["ies", ["y"]],
  ["ied", ["y"]],
  ["s", [""]],
  ["es", [""]],
  ["ed", ["", "e"]],
  ["ing", ["", "e"]],
  ["ly", [""]],
  ["er", ["", "e"]],
  ["est", ["", "e"]],
];
