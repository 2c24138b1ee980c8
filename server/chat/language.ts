/** Tells whether a message is in a language other than English, by its script and its small words. */

const ENGLISH = new Set(
  "the a an and or of to in on for with is are was were be do does did can could what which who how why when where you your we our i my it its this that there have has about any not from at by as if should would will me us".split(
    " ",
  ),
);
/** Small words of the languages that visitors of this site are likely to write; none of them is an English word. */
const OTHERS = new Set(
  `que quais qual como onde quando porque para uma um os das dos nos você vocês voce nao não são sao está esta tem com seu sua meu minha quanto quantos obrigado olá ola bom dia
  el los las una unos por qué cuál cual cuánto cuanto dónde donde cómo quién quien está son sus tiene hola gracias puede pueden ustedes del con sobre
  le les des du un une est sont quel quelle quels quelles comment pourquoi où avez vous nous votre vos bonjour merci pour avec dans sur combien je
  der die das den dem ein eine einen ist sind wie was wer wo warum wann welche welcher haben sie ihr ihre für mit und oder nicht von zu ich wir können kann viel kostet hallo danke guten
  il lo gli della delle che cosa come dove quando perché quanto quali sono avete siete ciao grazie con una
  het een van hoe wat wie waar waarom wanneer zijn heeft jullie kunnen niet voor met
  jak co jest czy ile dla nie mam
  nedir nasıl için ve bir var mı`.split(/\s+/),
);

export function isOtherLanguage(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return false;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return true;
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => OTHERS.has(word) && !ENGLISH.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const accented = words.filter((word) => /[à-öø-ÿğışçăęłńśźżœ]/.test(word)).length;
  return foreign + accented > english && foreign + accented >= 2 && (foreign + accented) / words.length >= 0.25;
}
