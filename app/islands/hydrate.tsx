import { type ComponentType, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { atRest, carryOver } from "./carry-over.ts";
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
 * Draws an island beside its static markup and takes its place, with what the visitor has done until then. React would
 * throw away a markup that a translation or a password manager has changed, with the words in it. Resolves once the
 * island is interactive; if it throws, the static markup stands, and this rejects.
 */
export async function hydrate(root: HTMLElement, { name, component, props, onCrash }: Island): Promise<void> {
  const markup = root.innerHTML;
  await atRest(root);
  const drawn = root.cloneNode() as HTMLElement;
  return new Promise((resolve, reject) => {
    let hydrated = false;
    const onHydrated = () => {
      hydrated = true;
      resolve();
    };
    const onDrawn = () => {
      if (root.isConnected) carryOver(root, drawn);
    };
    // React empties the root of a component that threw.
    const onUncaughtError = (error: unknown) => {
      if (!hydrated) {
        drawn.replaceWith(root);
        return reject(error);
      }
      const fresh = root.cloneNode() as HTMLElement;
      fresh.innerHTML = markup;
      drawn.replaceWith(fresh);
      onCrash(error);
    };
    const onRecoverableError = (error: unknown) => console.error(`${name} recovered.`, error);
    const react = createRoot(drawn, { identifierPrefix: identifierPrefix(name), onUncaughtError, onRecoverableError });
    // In a transition React yields to input between slices.
    startTransition(() => react.render(<IslandTree {...{ component, props, onDrawn, onHydrated }} />));
  });
}
