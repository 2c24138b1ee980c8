/** The sources of a model's answer, each with the sentence that it stands on. */
import { asShown, type Brief, highlighted, type Source } from "../consultant/index.ts";
import { isBare, sentencesOf } from "../guard/index.ts";

const LINK = /\]\((\/[^)\s]*)\)/g;
/** Sources that are named for a model that named none. */
const UNNAMED = 2;

/** The pages that an answer links, each with its quotation where the answer says one of its sentences. */
export function citedSources(text: string, brief: Brief): Source[] {
  const linked = new Set([...text.matchAll(LINK)].map(([, url]) => url as string));
  // A page that is named without one of its sentences has no quotation.
  const others = [...brief.passages, ...brief.grounds.sources.map((one) => ({ ...one, section: null }))];
  const known = [
    ...sourcesSaid(text, brief),
    ...others.map(({ title, section, url }) => ({ title, section, url: url ?? "", quote: "" })),
  ];
  return [...linked].flatMap((url) => {
    const one = known.find((source) => source.url === url);
    return one ? [{ ...one, url: highlighted(one) }] : [];
  });
}

/** For an answer that names no page: those of its sentences, else the likeliest. */
export function unnamedSources(text: string, brief: Brief): Pick<Source, "title" | "url">[] {
  const said = sourcesSaid(text, brief);
  const likeliest = brief.grounds.passages.slice(0, 1).map(({ title, url }) => ({ title, url: url ?? "" }));
  return said.length > 0 ? said.slice(0, UNNAMED) : likeliest;
}

/** Of the answers and passages that have one of its sentences. */
function sourcesSaid(text: string, { answers, passages, rows }: Brief): Source[] {
  // "No." stands in many answers.
  const says = (sentence: string) => !isBare(sentence) && text.includes(sentence);
  const ofAnswers = answers.filter(({ answer }) => sentencesOf(answer).some(says)).flatMap(({ sources }) => sources);
  const ofPassages = passages.flatMap(({ title, section, url, text }) => {
    // A line that ends with a colon heads others, or leads to them.
    const sentences = text.split("\n").flatMap(sentencesOf);
    const quote = sentences.find((sentence) => !sentence.endsWith(":") && says(sentence));
    return quote === undefined ? [] : [{ title, section, url: url ?? "", quote: asShown(quote, rows) }];
  });
  return [...ofAnswers, ...ofPassages];
}
