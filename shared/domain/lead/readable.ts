/** Whether a message can be read at all, and whether in the language that the rules read. */
import lists from "./vocabulary.json" with { type: "json" };

/** Small words that hardly any sentence does without, by language. One is enough to call a text readable. */
const LANGUAGES = Object.entries(lists.smallWords).map(([language, words]) => ({
  english: language === "en",
  words: new Set(words.split(" ")),
}));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? [];

/** True when another language than English prevails, by its script or by its small words. */
export function isOtherLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 12) return false;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return true;
  const words = wordsOf(text);
  const counts = LANGUAGES.map(({ english, words: small }) => ({
    english,
    count: words.filter((word) => small.has(word)).length,
  }));
  const english = counts.find((entry) => entry.english)?.count ?? 0;
  if (counts.some((entry) => !entry.english && entry.count > english && entry.count >= 2)) return true;
  const accented = words.filter((word) => /[^a-z'-]/u.test(word)).length;
  return accented >= 2 && accented > english;
}

/** Keyboard rows, walked along: three keys in a row do not make a word. */
const KEYBOARD =
  /(?:qwer|wert|erty|rtyu|tyui|yuio|uiop|poiu|asdf|sdfg|dfgh|fghj|ghjk|hjkl|jkl|lkjh|zxcv|xcvb|cvbn|vbnm|mnbv)/u;

/** Letters that no Latin-script language puts together in one word. */
function isNonsense(word: string): boolean {
  if (/(\p{L})\1{3,}/u.test(word) || KEYBOARD.test(word)) return true;
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "");
  if (!/^[a-z]+$/u.test(plain)) return false;
  return plain.length >= 5 && (!/[aeiouy]/u.test(plain) || /[bcdfghjklmnpqrstvwxz]{6,}/u.test(plain));
}

/**
 * True for keys pressed at random. Texts in other scripts, and texts with a small word of any
 * language above, are taken for readable: a stranger's language must never count as nonsense.
 */
export function isGibberish(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return false;
  const nonsense = words.filter(isNonsense).length;
  if (nonsense === 0) return false;
  const readable = words.some((word) => word.length > 1 && LANGUAGES.some((language) => language.words.has(word)));
  return nonsense >= words.length * (readable ? 0.6 : 0.3);
}

/** Words with a meaning of their own: fewer than three say next to nothing. */
const CONTENT_MINIMUM = 3;
/** Words of a message of some substance: two sentences or so. */
const SUBSTANCE_MINIMUM = 20;
const GREETING = /^(?:hi|hello|hey|test|testing|hiya|hallo|olá|ola|bonjour|hola|ciao|ok|okay|please|thanks)$/u;

/** Scripts written without spaces count two letters as a word. */
function wordCount(text: string): number {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  return wordsOf(text).length + Math.floor(unspaced / 2);
}

export function isEmptyOfContent(text: string): boolean {
  return (
    wordCount(
      wordsOf(text)
        .filter((word) => !GREETING.test(word))
        .join(" "),
    ) < CONTENT_MINIMUM
  );
}

export const hasSubstance = (text: string): boolean => wordCount(text) >= SUBSTANCE_MINIMUM;
