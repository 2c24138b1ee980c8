/** Canned replies to messages in other languages. */
import { detect } from "tinyld";
import { stemsOf } from "../search/text.ts";
import type { Answer } from "./answer.ts";
import type { Knowledge } from "./knowledge.ts";

/** By ISO 639-1 code. */
const REPLIES = new Map([
  [
    "pt",
    "Posso responder apenas em inglês, porque as páginas deste site estão em inglês. Pode perguntar-me em inglês, ou escrever à nossa equipa em português na [secção de contacto](/#contact).",
  ],
  [
    "es",
    "Solo puedo responder en inglés, porque las páginas de este sitio están en inglés. Puede preguntarme en inglés o escribir a nuestro equipo en español en la [sección de contacto](/#contact).",
  ],
  [
    "fr",
    "Je ne peux répondre qu’en anglais, car les pages de ce site sont en anglais. Vous pouvez me poser la question en anglais, ou écrire à notre équipe en français dans la [section de contact](/#contact).",
  ],
  [
    "de",
    "Ich kann nur auf Englisch antworten, weil die Seiten dieser Website auf Englisch sind. Sie können mich auf Englisch fragen oder unserem Team im [Kontaktbereich](/#contact) auf Deutsch schreiben.",
  ],
  [
    "ar",
    "لا أستطيع الإجابة إلا بالإنجليزية لأن صفحات هذا الموقع مكتوبة بالإنجليزية. يمكنك أن تسألني بالإنجليزية أو أن تكتب إلى فريقنا بالعربية في [قسم الاتصال](/#contact).",
  ],
]);
const OTHER_LANGUAGE =
  "I can only answer in English, because the pages of this site are in English. You can ask me in English, or write to our team in the [contact section](/#contact).";

/** An English message may hold names and typos, but at least this share of its words is known. */
const KNOWN_SHARE = 0.5;
/** The language of fewer words cannot be detected. */
const MIN_WORDS = 2;

export function otherLanguage(message: string, knowledge: Knowledge): Answer | undefined {
  const stems = stemsOf(message);
  const known = stems.filter((stem) => knowledge.index.isKnown(stem));
  if (stems.length < MIN_WORDS || known.length >= stems.length * KNOWN_SHARE) return undefined;
  const language = detect(message);
  if (language === "en" || language === "") return undefined;
  return {
    id: `talk-${language}`,
    kind: "talk",
    text: REPLIES.get(language) ?? OTHER_LANGUAGE,
    sources: [],
    options: [],
  };
}
