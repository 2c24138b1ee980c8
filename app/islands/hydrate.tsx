import { type ComponentType, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandTree, identifierPrefix } from "./island-tree.tsx";
import type { IslandName } from "./registry.ts";

interface Island {
  name: IslandName;
  component: ComponentType<object>;
  props: object;
  /** The island threw after it was hydrated; its static markup is restored. */
  onCrash: (error: unknown) => void;
}

/** Hydrates an island. Resolves once it is interactive; if it throws, restores the markup and rejects. */
export function hydrate(root: HTMLElement, { name, component, props, onCrash }: Island): Promise<void> {
  const markup = root.innerHTML;
  return new Promise((resolve, reject) => {
    let hydrated = false;
    const onHydrated = () => {
      hydrated = true;
      resolve();
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
      hydrateRoot(root, <IslandTree component={component} props={props} onHydrated={onHydrated} />, {
        identifierPrefix: identifierPrefix(name),
        onUncaughtError,
      });
    });
  });
}
