/** Tells whether a message is in a language other than English, by its script and its small words. */

const ENGLISH = new Set(
  "the a an and or of to in on for with is are was were be do does did can could what which who how why when where you your we our i my it its this that there have has about any not from at by as if should would will me us".split(
    " ",
  ),
);
/** Greetings and thanks of other languages, which come alone. */
const COURTESY =
  /^\W*(?:hola|ol[aá]|oi|obrigad[oa]|bom dia|boa (?:tarde|noite)|merci|bonjour|bonsoir|salut|danke|hallo|guten (?:tag|morgen|abend)|servus|gracias|buenos d[ií]as|buenas(?: tardes| noches)?|grazie|buongiorno|buonasera|salve|namaste|salam|merhaba|selam|dzień dobry|cześć|hej|hei|dank u|bedankt)\b(?: [\p{L}]+){0,2}\W*$/iu;
/** Small words of the languages that visitors of this site are likely to write; none of them is an English word. */
const OTHERS = new Set(
  `que quais qual como onde quando porque para uma um os das dos nos você vocês voce nao não são sao está esta tem com seu sua meu minha quanto quantos obrigado olá ola bom dia
  el los las una unos por qué cuál cual cuánto cuanto dónde donde cómo quién quien está son sus tiene hola gracias puede pueden ustedes del con sobre
  le les des du un une est sont quel quelle quels quelles comment pourquoi où avez vous nous votre vos bonjour merci pour avec dans sur combien je
  der die das den dem ein eine einen ist sind wie was wer wo warum wann welche welcher haben sie ihr ihre für mit und oder nicht von zu ich wir können kann viel kostet hallo danke guten
  il lo gli della delle che cosa come dove quando perché quanto quali sono avete siete ciao grazie con una
  het een van hoe wat wie waar waarom wanneer zijn heeft jullie kunnen niet voor met
  jak co jest czy ile dla nie mam
  nedir nasıl için ve bir var mı
  fala falam falas fale habla hablas hablan hablar parla parli parlate parlez parles sprechen sprichst spricht spreekt spreken mówisz
  português portugues español espanol castellano français francais italiano deutsch nederlands polski türkçe svenska norsk dansk`.split(
    /\s+/,
  ),
);

const LANGUAGES =
  "(?:german|french|spanish|portuguese|italian|dutch|polish|turkish|greek|swedish|norwegian|danish|finnish|russian|ukrainian|czech|romanian|hungarian|arabic|hebrew|hindi|urdu|chinese|mandarin|cantonese|japanese|korean|catalan|welsh|irish|english|português|portugues|español|espanol|français|francais|italiano|deutsch|nederlands|(?:any |some )?(?:other|another|a different|my(?: own)?) languages?)";
/** "do you speak German?", "can I write to you in French", "in Spanish please": which language to talk in. */
const ASKS_LANGUAGE = new RegExp(
  `^\\W*(?:(?:hi|hello|hey|sorry|and|also|so|ok)\\W+)*(?:(?:do|can|could|would|will|may) (?:you|u|i|we|the (?:bot|chat|assistant))(?: guys| people| also| please)? (?:speak|understand|know|talk|chat|answer|reply|respond|write|ask|continue|switch|carry on)(?: in| to| me| to me| to you| you| with you| questions?| something| here| this)*(?: in| to)? ${LANGUAGES}|(?:(?:answer|reply|speak|talk|write) (?:to me )?)?(?:in )?${LANGUAGES} please|(?:is there|do you have|have you(?: got)?|got) (?:an? |any )?${LANGUAGES} (?:version|translation|site|website|pages?)(?: of (?:this|the|your)(?: \\w+)?)?|(?:is|are) (?:this|the|your|it|these)(?: (?:site|website|pages?|chat|bot))?(?: also| available)* in ${LANGUAGES}|(?:what|which) languages? (?:do|does|can|could|should|may|are) (?:you|u|i|we|(?:this|the) (?:bot|chat|site|website|assistant))(?: \\w+)?|(?:anyone|anybody|someone) (?:here )?(?:who )?speaks? ${LANGUAGES})(?: please| too| here| instead| as well| by any chance| or only english| at all| or ${LANGUAGES})*\\W*$`,
  "iu",
);

export function isOtherLanguage(message: string): boolean {
  // The answer is the same: English.
  if (ASKS_LANGUAGE.test(message) || COURTESY.test(message)) return true;
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
