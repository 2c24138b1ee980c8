/** The first sentence of a text, up to a semicolon or a full stop that another sentence follows. */
export function firstSentence(text: string): string {
  const [, sentence = text] = /^(.*?)(?:;\s|[.](?=\s|$))/s.exec(text.trim()) ?? [];
  return `${sentence.trim()}.`;
}
