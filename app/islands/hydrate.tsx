import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Makes an island's static markup live; resolves once it answers. */
export function hydrate(element: HTMLElement, Component: ComponentType<object>, props: object): Promise<void> {
  return new Promise((resolve) => {
    // As a transition React works in slices, so that a slow processor still answers in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <Awake onAwake={resolve}>
          <Component {...props} />
        </Awake>,
      );
    });
  });
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useLayoutEffect(onAwake, [onAwake]);
  return children;
}
