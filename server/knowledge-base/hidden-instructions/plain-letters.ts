/** Undoes disguises of letters: homoglyphs, spaced-out words, digits for letters. */

/** Letters of other alphabets, and figures, that look like Latin ones. */
const HOMOGLYPHS = new Map(
  Object.entries({
    а: "a", в: "b", с: "c", ԁ: "d", е: "e", һ: "h", і: "i", ј: "j", к: "k", ӏ: "l", м: "m", н: "h", о: "o", р: "p", ѕ: "s", т: "t", у: "y", х: "x",
    α: "a", ε: "e", ι: "i", κ: "k", ν: "v", ο: "o", ρ: "p", τ: "t", υ: "u", χ: "x",
  }), // biome-ignore format: a table of letters
);
const FIGURES = new Map(Object.entries({ 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" }));
const INVISIBLE = /\p{Cf}|\p{Mn}|\u115f|\u1160|\u3164/gu;
/** "i g n o r e", "i.g.n.o.r.e": five letters or more, each by itself. */
const SPELLED_OUT = /\b\p{L}(?:[ ._*-]\p{L}\b){4,}/gu;
/** "1gn0re": a word with more letters than figures, and both. */
const MIXED = /\b(?=[\w@$]*\p{L}[\w@$]*\p{L}[\w@$]*\p{L})(?=\w*[013457@$]\w*\p{L})[\w@$]{5,30}\b/gu;

export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(INVISIBLE, "")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\p{ASCII}]/gu, (letter) => HOMOGLYPHS.get(letter) ?? letter)
    .replace(SPELLED_OUT, (letters) => letters.replace(/[ ._*-]/g, ""))
    .replace(MIXED, (word) => word.replace(/[013457@$]/g, (figure) => FIGURES.get(figure) ?? figure))
    .replace(/[ \t]+/g, " ")
    .trim();
}
