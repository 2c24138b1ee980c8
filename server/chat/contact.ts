/** How to reach us, and how to begin: the contact section, which the answer names and links. */
import { pathOf, type SearchIndex } from "../retrieval/index.ts";
import type { Answer } from "./answer.ts";
import { frames, sourceFrame } from "./frames.ts";
import { unitsOf } from "./passages.ts";

const CONTACT_SECTION = "/#contact";
const US =
  "(?:you|us|cgt|your (?:team|company|agency|office|staff|people)|the (?:team|agency|company)|someone|somebody|sales)";
const BY = "(?:contact|reach|get (?:hold of|in touch|through to)|call|phone|ring|e-?mail|write to|message|visit|meet)";
const WAYS = [
  new RegExp(`\\b(?:how|where|way|number) (?:do|can|could|would|should|to|is|for) ?(?:i|we|one|me|us)?\\b[^.?!]{0,20}\\b${BY}\\b(?: with)?(?: ${US}\\b|\\W*$)`, "i"),
  /\b(?:your|cgt'?s?|a|any|the) (?:phone|telephone|mobile|whatsapp|e-?mail|contact)(?: (?:number|address|details?|info|information|form|page|person|section))?\W*$/i,
  /^\W*(?:contact|phone|telephone|e-?mail|whatsapp)(?: (?:number|address|details?|info|information|form|page|us|you|please))?\W*$/i,
  /\bhow (?:do|can|could|would|should|to) ?(?:i|we)?\b[^.?!]{0,12}\b(?:get started|start (?:a project|working|work)|begin working|work (?:together|with (?:you|cgt))|become (?:a|your) (?:client|customer)|hire (?:you|cgt)|engage (?:you|cgt)|sign up with (?:you|cgt)|make an enquiry|send an enquiry|enquire)\b(?! (?:on|with (?!you|cgt|us)))/i,
  /\bwhat(?:'s| is| are) the next steps?\W*$|\bget in touch(?: with you)?\W*$/i,
]; // biome-ignore format: one pattern a line reads best

export function asksForContact(question: string): boolean {
  return WAYS.some((way) => way.test(question.trim()));
}

/** The contact section in its own words, after a sentence that links to it. */
export function answerContact(index: SearchIndex): Answer {
  const entry = index.entriesOf(pathOf(CONTACT_SECTION) ?? "/").find(({ page_url }) => page_url === CONTACT_SECTION);
  const words = entry ? unitsOf(entry).filter(({ kind }) => kind === "sentence") : [];
  const [first] = words;
  const told = words.filter(({ line }) => line === first?.line).map(({ text }) => text);
  const source = { title: entry?.page_title ?? "CGT", url: CONTACT_SECTION };
  return {
    kind: "answer",
    text: `${[frames.contact, ...told].join(" ")}\n\n${sourceFrame([`[${source.title}](${source.url})`])}`,
    sources: [source],
    passages: entry ? [entry] : [],
  };
}
