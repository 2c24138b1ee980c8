/**
 * Islands: the interactive parts of a static page, each hydrated on its own when it comes into
 * view, is pressed or gets the focus. docs/islands.md tells the whole of it.
 */
import type { ComponentType } from "react";
import { onReturn } from "../arrival.ts";
import { readStored } from "../browser-storage.ts";
import { whenInView } from "../in-view.ts";
import { type LazyPart, lazyPart } from "../lazy-part.ts";
import { fetchLostStyles, noteLostStyles } from "../lost-styles.ts";
import { yieldToMain } from "../yield-to-main.ts";
import { canRepeat, forgetPress, type Press, pressIn, repeatPress } from "./early-press.ts";
import { reloadPage, showNotice } from "./notices.ts";
import { type IslandName, islands } from "./registry.ts";
import { forgetTyped, keepTyped, restoreTyped } from "./typed-before.ts";

/** How far below the screen an island starts to load, so that it is ready when it is reached. */
const AHEAD = "200px";

/** Milliseconds for which a press counts as fresh while its island loads and a notice says so. */
const WAITED_FOR = 20_000;

export function startIslands() {
  noteLostStyles();
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) startIsland(element);
}

function startIsland(element: HTMLElement) {
  const island = lazyPart(
    element,
    (again) => load(element, island, again),
    (state) => {
      if (state === "loading") showNotice(element, whileLoading(pressIn(rootOf(element))));
      if (state === "failed") showNotice(element, "failed");
    },
  );
  restoreTyped(element);
  addEventListener("pagehide", () => {
    if (island.state !== "ready") keepTyped(element);
  });
  if (element.dataset.when === "press") startWhereItWasOpen(element, island);
  else {
    whenInView([element], () => void island.start(), { rootMargin: AHEAD });
    element.addEventListener("focusin", ({ target }) => {
      if (rootOf(element).contains(target as Element)) void island.start();
    });
  }
  // Safari gives a pressed button no focus.
  element.addEventListener("click", (event) => onPress(event, element, island));
  if (pressIn(rootOf(element))) void island.start();
  addEventListener("online", () => {
    if (island.state === "failed") void island.start();
  });
}

/** Loading React, loading the island and hydrating it are tasks of their own, so that a slow processor still answers in between. */
async function load(element: HTMLElement, island: LazyPart, again: boolean) {
  try {
    if (again) await fetchLostStyles();
    const { hydrate } = await import("./hydrate.tsx");
    await yieldToMain();
    const name = element.dataset.island as IslandName;
    const component = (await islands[name]()).default as ComponentType<object>;
    await yieldToMain();
    // From here on React handles presses itself, even before it has hydrated all: but not on elements that it replaces.
    const before = pressIn(rootOf(element));
    const redrawn = await hydrate(rootOf(element), { name, component, props: propsOf(element), onCrash: island.fail });
    forgetTyped(element);
    const press = redrawn ? pressIn(rootOf(element)) : before;
    const done = !press || repeatPress(press, element.dataset.when === "press" ? WAITED_FOR : undefined);
    showNotice(element, done ? undefined : "again");
  } catch (error) {
    forgetPress(pressIn(rootOf(element)));
    throw error;
  }
}

/** React needs a new root element each time the island has thrown. */
const rootOf = (element: HTMLElement) => element.querySelector("[data-island-root]") as HTMLElement;

const propsOf = (element: HTMLElement) => JSON.parse(element.dataset.props ?? "{}") as object;

function onPress({ target }: Event, element: HTMLElement, island: LazyPart) {
  if ((target as Element).closest("[data-reload]")) return void reloadPage(element);
  const inside = rootOf(element).contains(target as Element);
  if (island.state === "ready") showNotice(element);
  else if (island.state === "loading" && inside) showNotice(element, whileLoading(pressIn(rootOf(element))));
  else if (inside) void island.start();
}

const whileLoading = (press: Press | undefined) => press && (canRepeat(press) ? "loading" : "later");

/** Hydrates an island at once that the visitor has opened before, as the tab's storage says. */
function startWhereItWasOpen(element: HTMLElement, island: LazyPart) {
  const restore = () => {
    const key = element.dataset.openKey;
    if (key && readStored("sessionStorage", key) !== null) void island.start();
  };
  // A prerendered page has a copy of the storage, which may be stale by the time the page is shown.
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", restore, { once: true });
  else restore();
  // Restored from the back/forward cache: it may have been opened elsewhere meanwhile.
  onReturn(restore);
}
