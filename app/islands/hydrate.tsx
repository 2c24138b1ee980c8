import { type ComponentType, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { holdMarkup } from "./carry-over.ts";
import { IslandTree, identifierPrefix } from "./island-tree.tsx";
import type { IslandName } from "./registry.ts";

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
