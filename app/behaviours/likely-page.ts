/** On the page for an unknown address: the page that was probably meant, by the words of the address. */

/** The least likeness that is worth a suggestion, of 1. */
const LIKELY = 0.4;

/** Bigrams of letters: an address with a typo keeps most of them. */
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

/** How alike two addresses are, from 0 to 1. */
function likeness(a: string, b: string): number {
  const [one, other] = [pairs(a), pairs(b)];
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size || 1);
}

export function start(part: HTMLElement) {
  const list = part.querySelector<HTMLElement>("[data-likely]");
  const links = [...(list?.querySelectorAll("a") ?? [])];
  const [best] = links
    .map((link) => ({ link, score: likeness(location.pathname, link.pathname) }))
    .sort((a, b) => b.score - a.score);
  const field = part.querySelector<HTMLInputElement>("[data-search-field]");
  if (field && !field.value)
    field.value = decoded(location.pathname)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .slice(0, 100);
  if (!list || !best || best.score < LIKELY) return;
  for (const { parentElement } of links)
    if (parentElement) parentElement.hidden = parentElement !== best.link.parentElement;
  list.hidden = false;
}
