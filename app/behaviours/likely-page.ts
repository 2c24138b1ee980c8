/** On the not-found page: suggests the page with the most similar address. */

/** Dice coefficient from which a page is suggested. */
const THRESHOLD = 0.4;

/** Letter bigrams, which tolerate typos. */
function pairs(path: string): Set<string> {
  const letters = decoded(path)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return new Set(Array.from(letters.slice(1), (letter, at) => `${letters[at]}${letter}`));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function similarity(a: string, b: string): number {
  const [one, other] = [pairs(a), pairs(b)];
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size || 1);
}

export function start(part: HTMLElement) {
  const list = part.querySelector<HTMLElement>("[data-likely]");
  const links = [...(list?.querySelectorAll("a") ?? [])];
  const [best] = links
    .map((link) => ({ link, score: similarity(location.pathname, link.pathname) }))
    .sort((a, b) => b.score - a.score);
  const field = part.querySelector<HTMLInputElement>("[data-search-field]");
  if (field && !field.value)
    field.value = decoded(location.pathname)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .slice(0, 100);
  if (!list || !best || best.score < THRESHOLD) return;
  for (const { parentElement } of links)
    if (parentElement) parentElement.hidden = parentElement !== best.link.parentElement;
  list.hidden = false;
}
