/** The opening of an answer as plain text, for a list of results. */

/** Characters that a result shows. */
const LENGTH = 240;

export function plainOpening(markdown: string): string {
  const plain = markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:[-*]|\d+\.|\|)\s*/gm, "")
    .replace(/[*_`|]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (plain.length <= LENGTH) return plain;
  const sentence = /^.{60,240}?[.!?](?= )/s.exec(plain)?.[0];
  return sentence ?? `${plain.slice(0, plain.lastIndexOf(" ", LENGTH))} …`;
}
