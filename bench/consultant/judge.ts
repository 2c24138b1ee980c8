/** What an answer is held against: the figures asked for, and the passages its sentences must come from. */
import { figureKeys } from "../../server/chat/figures.ts";
import { FURTHER, frames } from "../../server/chat/frames.ts";
import { sentencesOf } from "../../server/chat/passages.ts";

/** Whether at least `count` of the figures stand in the text, in whatever spelling. */
export function holdsFigures(text: string, figures: string[], count: number): boolean {
  const found = figureKeys(text);
  return (
    figures.filter((figure) => [...figureKeys(figure)].some((key) => found.has(key)) || text.includes(figure)).length >=
    count
  );
}

export function holdsWord(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
const frameTexts = Object.values(frames).map(plain);

/** Addresses that an answer links to. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, url]) => url ?? "");
}

/** Sentences of an answer that are neither a frame's nor a passage's. */
export function strangeSentences(answer: string, passages: string[]): string[] {
  const known = plain(passages.join("\n"));
  const offered = answer.indexOf(frames.nearest);
  let text = offered >= 0 ? answer.slice(0, offered) : answer;
  for (const frame of Object.values(frames)) text = text.replaceAll(frame, "");
  return text
    .split("\n")
    .filter((line) => !/^(?:Sources?: |> )/.test(line) && !line.startsWith(`${FURTHER}: `))
    .flatMap((line) => sentencesOf(line.replace(/^- /, "").replace(/^\[[^\]]*\]\([^)]*\):? ?/, "")))
    .map(plain)
    .filter((sentence) => sentence && !known.includes(sentence) && !frameTexts.includes(sentence));
}
