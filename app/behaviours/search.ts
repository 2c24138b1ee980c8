/** Search as you type. Without script, the server answers the same form with a page. */
import type { SearchResult } from "../../shared/contracts/search.ts";
import { KIND_NAMES, kindOf, outcomeOf, SEARCH_WORDS } from "../../shared/domain/search/words.ts";
import { callBackend, RefusedError } from "../backend.ts";
import { readStored, store } from "../browser-storage.ts";
import { isComposing } from "../composing.ts";
import { latestCall } from "../latest-call.ts";
import { yieldToMain } from "../yield-to-main.ts";
import { KEY_SETTING } from "./search-key.ts";

/** Milliseconds after which a running search is indicated. */
const SLOW = 300;
/** Milliseconds without a key after which the outcome is announced and the address updated. */
const SETTLED = 500;

export function start(root: HTMLElement) {
  const part = <E extends HTMLElement>(name: string) => root.querySelector<E>(name) as E;
  const form = part<HTMLFormElement>("form");
  const field = part<HTMLInputElement>("[data-search-field]");
  const status = part("[data-search-status]");
  const retry = part("[data-search-retry]");
  const list = part("[data-search-results]");
  const template = part<HTMLTemplateElement>("[data-search-item]");
  const calls = latestCall();
  let settling: ReturnType<typeof setTimeout> | undefined;
  let failed = false;

  field.addEventListener("input", search);
  form.addEventListener("change", (event) => {
    if (event.target !== field) void search();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void search();
  });
  retry.addEventListener("click", () => {
    field.focus();
    void search();
  });
  addEventListener("online", () => failed && void search());
  root.addEventListener("keydown", (event) => moveAmong(event, field, list));
  keepSetting(part("[data-search-key]"));
  catchUp();

  /** The server has answered the query in the address; text typed since, or restored by the browser, is not answered yet. */
  function catchUp() {
    const params = new URLSearchParams(location.search);
    if (!field.value)
      for (const name of ["q", "kind", "sector"])
        (form.elements.namedItem(name) as HTMLInputElement).value = params.get(name) ?? "";
    const isAnswered = list.children.length > 0 && field.value.trim() === params.get("q")?.trim();
    if (field.value.trim() && !isAnswered) void search();
  }

  async function search() {
    clearTimeout(settling);
    const query = field.value.trim();
    const params = [...new FormData(form)].filter(([, value]) => value !== "") as [string, string][];
    const address = new URLSearchParams(params).toString();
    if (!query) {
      calls.abort();
      return show([], SEARCH_WORDS.empty, "");
    }
    const slow = setTimeout(() => say(SEARCH_WORDS.searching), SLOW);
    list.setAttribute("aria-busy", "true");
    try {
      const results = await calls.run((signal) => resultsOf(address, signal));
      if (results) show(results, outcomeOf(query, results.length), address);
    } catch (error) {
      fail(error);
    } finally {
      clearTimeout(slow);
    }
  }

  function show(results: SearchResult[], outcome: string, address: string) {
    drawResults(list, template, results);
    list.removeAttribute("aria-busy");
    failed = false;
    retry.hidden = true;
    settling = setTimeout(() => {
      say(outcome);
      history.replaceState(history.state, "", address ? `?${address}` : location.pathname);
    }, SETTLED);
  }

  function fail(error: unknown) {
    failed = true;
    list.removeAttribute("aria-busy");
    retry.hidden = !navigator.onLine;
    if (!navigator.onLine) say(SEARCH_WORDS.offline);
    else say(error instanceof RefusedError ? error.message : SEARCH_WORDS.failed);
  }

  function say(words: string) {
    if (status.textContent !== words) status.textContent = words;
  }
}

async function resultsOf(address: string, signal: AbortSignal): Promise<SearchResult[]> {
  const response = await callBackend(`/functions/v1/search?${address}`, { signal });
  const { results } = (await response.json()) as { results?: unknown };
  if (!Array.isArray(results)) throw new TypeError("no results in the answer");
  return results as SearchResult[];
}

/** The shortcut "/" can be turned off, for users of speech input (WCAG 2.1.4). */
function keepSetting(label: HTMLElement) {
  const box = label.querySelector("input") as HTMLInputElement;
  box.checked = readStored("sessionStorage", KEY_SETTING) !== false;
  label.hidden = false;
  box.addEventListener("change", () => store("sessionStorage", KEY_SETTING, box.checked ? undefined : false));
}

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
