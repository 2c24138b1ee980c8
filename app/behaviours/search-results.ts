/** The list of search results: rendering, and arrow keys. */
import type { SearchResult } from "../../shared/contracts/search.ts";
import { KIND_NAMES, kindOf } from "../../shared/domain/search/words.ts";
import { isComposing } from "../composing.ts";
import { yieldToMain } from "../yield-to-main.ts";

/** Results that are seen at once; rendering all of them takes five times as long. */
const ON_SCREEN = 3;

/** Renders a screenful, and the rest after its paint, unless newer results came. */
export function drawResults(list: HTMLElement, template: HTMLTemplateElement, results: SearchResult[]) {
  list.replaceChildren(...results.slice(0, ON_SCREEN).map((result) => itemOf(template, result)));
  const last = list.lastElementChild;
  const drawRest = () => {
    if (last?.isConnected) last.after(...results.slice(ON_SCREEN).map((result) => itemOf(template, result)));
  };
  if (results.length > ON_SCREEN) requestAnimationFrame(() => void yieldToMain().then(drawRest));
}

/** As text only: results contain operators' words. */
function itemOf(template: HTMLTemplateElement, { title, section, url, excerpt }: SearchResult): Node {
  const item = template.content.cloneNode(true) as DocumentFragment;
  const part = (name: string) => item.querySelector<HTMLElement>(`[data-part="${name}"]`) as HTMLElement;
  part("kind").textContent = section ? `${KIND_NAMES[kindOf(url)]}: ${title}` : KIND_NAMES[kindOf(url)];
  part("name").textContent = section ?? title;
  part("excerpt").textContent = excerpt;
  if (url.startsWith("/")) part("name").setAttribute("href", url);
  else part("name").removeAttribute("href");
  return item;
}

/** Down and up from the field through the results and back; Escape leads back to the field. */
export function moveAmong(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement) {
  const stops: HTMLElement[] = [field, ...list.querySelectorAll<HTMLElement>("a[href]")];
  const at = stops.indexOf(event.target as HTMLElement);
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const next = event.key === "Escape" && at > 0 ? field : stops[at + step];
  if (at < 0 || !next || next === event.target || isComposing(event)) return;
  event.preventDefault();
  next.focus();
}
