/** Renders islands into static pages: at build time, and on each request while developing. */
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { IslandTree, identifierPrefix } from "./island-tree.tsx";
import { type IslandName, islands } from "./registry.ts";

/** What the registry's loaders will find in the browser. */
const components = import.meta.glob<ComponentType<object>>("./*/index.tsx", { eager: true, import: "default" });

/**
 * An island's root with its markup. Throws, and so stops the build, where the component is not the one that
 * the browser will load under this name.
 */
export function renderApart(name: IslandName, component: ComponentType<object>, props: object): string {
  if (!Object.hasOwn(islands, name)) throw new Error(`there is no island "${name}" in app/islands/registry.ts`);
  if (components[`./${name}/index.tsx`] !== component)
    throw new Error(`the island "${name}" is given a component that is not that of app/islands/${name}/index.tsx`);
  // A root of its own: no React that hydrates the page around it knows this element.
  return `<div data-island-root>${markupOf(name, component, props)}</div>`;
}

/**
 * Rendered apart from the page, as the browser will hydrate it: what is not there then (the router,
 * a context of the page) is missing here, too, and stops the build. `useId` agrees on both sides.
 */
export const markupOf = (name: IslandName, component: ComponentType<object>, props: object) =>
  renderToString(<IslandTree component={component} props={props} />, { identifierPrefix: identifierPrefix(name) });
