/**
 * Behaviours: small moving parts of a page that need no state worth a framework.
 * Each starts when its element comes into view. What is in view at once, and smaller
 * than the headers of a request, comes with the page's script; the rest is loaded then.
 */
import { handOver } from "../hand-over.ts";
import { whenInView } from "../in-view.ts";
import { lazyPart } from "../lazy-part.ts";
import { yieldToMain } from "../yield-to-main.ts";
import { start as startContents } from "./contents.ts";
import { startSearchKey } from "./search-key.ts";
import { showSharedProjection, startCited } from "./shared-projection.ts";
import { start as startToday } from "./today.ts";

type Behaviour = (element: HTMLElement) => void;

const loaders = {
  carousel: () => import("./carousel.ts"),
  counters: () => import("./counters.ts"),
  "likely-page": () => import("./likely-page.ts"),
  search: () => import("./search.ts"),
  "sort-table": () => import("./sort-table.ts"),
  today: async () => ({ start: startToday }),
  contents: async () => ({ start: startContents }),
  "take-along": () => import("./take-along.ts"),
} satisfies Record<string, () => Promise<{ start: Behaviour }>>;

type BehaviourName = keyof typeof loaders;

declare module "react" {
  interface HTMLAttributes<T> {
    "data-behaviour"?: BehaviourName | undefined;
  }
}

export function startBehaviours() {
  whenInView(document.querySelectorAll("[data-behaviour]"), (element) => {
    const load = loaders[element.dataset.behaviour as BehaviourName];
    const part = lazyPart(
      element,
      async () => (await load()).start(element),
      (state) => {
        // A file that was lost is asked for again where the visitor goes on, or can.
        for (const type of state === "failed" ? ["online", "click", "focusin"] : [])
          addEventListener(type, part.start, { once: true });
      },
    );
    void part.start();
  });
  startSearchKey();
  startHandingOver();
  showSharedProjection();
  startCited();
  showPlaceholders();
  closeSheets();
}

/** On a narrow page, closes the menu or the contents when a place on the page is chosen. */
function closeSheets() {
  for (const sheet of document.querySelectorAll<HTMLElement>("[popover]"))
    sheet.addEventListener("click", ({ target }) => {
      if ((target as Element).closest("a")) sheet.hidePopover?.();
    });
}

/** Replaces drawings that fail to load with the neutral tile in the same shape, but for mere decoration. */
function showPlaceholders() {
  const replace = (image: HTMLImageElement) => {
    const placeholder = image.src.replace(/\/art\/.*?(\.\w+\.svg)$/, "/art/placeholder$1");
    if (image.alt && image.src !== placeholder) image.src = placeholder;
  };
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    true,
  );
  // Those that failed before this script ran.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
}

/**
 * What a press says to an island, on this page or on the next: a call to action what it is about, with `data-topic`
 * (without scripts it is a plain link), and `data-ask`, on the pages of the exam, the question beside it.
 */
function startHandingOver() {
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const topic = target.closest<HTMLElement>("[data-topic]")?.dataset.topic;
    if (topic) handOver("enquiry-topic", topic);
    const button = target.closest<HTMLElement>("[data-ask]");
    const question = button?.parentElement?.querySelector("[data-turn]")?.textContent;
    if (!button || !question) return;
    handOver("chat-ask", { question, first: button.dataset.ask === "first" });
    document.querySelector<HTMLElement>("[data-chat-open]")?.click();
  });
}

/**
 * Fetches the drawings that no visitor has come near yet, once the page stands: a fast scroll, paper and photographs find
 * them. One by one, since each takes a slow processor some tens of milliseconds.
 */
export async function fetchPictures() {
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  for (const image of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) {
    await yieldToMain();
    Object.assign(image, { fetchPriority: "low", loading: "eager" });
    await image.decode().catch(() => undefined);
  }
}
