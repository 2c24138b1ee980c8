import { type ComponentType, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandTree, identifierPrefix } from "./island-tree.tsx";
import type { IslandName } from "./registry.ts";

interface Island {
  name: IslandName;
  component: ComponentType<object>;
  props: object;
  /** It threw after it was hydrated; its static markup stands there again. */
  onCrash: (error: unknown) => void;
}

/** Makes an island's static markup live. Resolves once it answers; rejects, with the markup as it was, where it throws. */
export function hydrate(root: HTMLElement, { name, component, props, onCrash }: Island): Promise<void> {
  const markup = root.innerHTML;
  return new Promise((resolve, reject) => {
    let hydrated = false;
    const onHydrated = () => {
      hydrated = true;
      resolve();
    };
    // React empties the root of what threw. The next attempt gets an element that React has not seen.
    const onUncaughtError = (error: unknown) => {
      const fresh = root.cloneNode() as HTMLElement;
      fresh.innerHTML = markup;
      root.replaceWith(fresh);
      if (hydrated) onCrash(error);
      else reject(error);
    };
    // As a transition React works in slices, so that a slow processor still answers in between.
    startTransition(() => {
      hydrateRoot(root, <IslandTree component={component} props={props} onHydrated={onHydrated} />, {
        identifierPrefix: identifierPrefix(name),
        onUncaughtError,
      });
    });
  });
}
