import { type ComponentType, StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { holdMarkup } from "./carry-over.ts";
import { type IslandName, islands } from "./registry.ts";

interface Island {
  name: IslandName;
  component: ComponentType<object>;
  props: object;
  /** The island threw after it was hydrated; its static markup is restored. */
  onCrash: (error: unknown) => void;
}

/**
 * Hydrates an island. Resolves once it is interactive, with whether React had to draw it anew; if it throws, restores
 * the markup and rejects.
 */
export function hydrate(root: HTMLElement, { name, component, props, onCrash }: Island): Promise<boolean> {
  const markup = root.innerHTML;
  const { noteFocus, carryOver } = holdMarkup(root);
  return new Promise((resolve, reject) => {
    let hydrated = false;
    let redrawn = false;
    const onDrawn = () => {
      redrawn = carryOver();
    };
    const onHydrated = () => {
      hydrated = true;
      resolve(redrawn);
    };
    // React empties the root of a component that threw. The next attempt gets a new element.
    const onUncaughtError = (error: unknown) => {
      const fresh = root.cloneNode() as HTMLElement;
      fresh.innerHTML = markup;
      root.replaceWith(fresh);
      if (hydrated) onCrash(error);
      else reject(error);
    };
    // In a transition React yields to input between slices.
    startTransition(() => {
      hydrateRoot(root, <IslandTree {...{ component, props, onDrawing: noteFocus, onDrawn, onHydrated }} />, {
        identifierPrefix: identifierPrefix(name),
        onUncaughtError,
        onRecoverableError: (error) => console.error(`${name} was drawn anew.`, error),
      });
    });
  });
}

interface Props {
  component: ComponentType<object>;
  props: object;
  /** Called while it is drawn. */
  onDrawing?: (() => void) | undefined;
  /** Called once its elements are there, before the effects of the component. */
  onDrawn?: (() => void) | undefined;
  /** Called once the island is interactive. */
  onHydrated?: () => void;
}

/** The same tree is rendered into the page and hydrated, so that `useId` agrees. */
export function IslandTree({ component: Component, props, onDrawing, onDrawn, onHydrated }: Props) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <First {...{ onDrawing, onDrawn }} />
      <Component {...props} />
    </StrictMode>
  );
}

/** Effects run in the order of the elements. */
function First({ onDrawing, onDrawn }: Pick<Props, "onDrawing" | "onDrawn">) {
  onDrawing?.();
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return null;
}

/** Prevents collisions of `useId` between islands. */
export const identifierPrefix = (name: IslandName) => `${name}-`;

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
