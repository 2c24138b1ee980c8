import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** Makes an island's static markup live. */
export function hydrate(element: HTMLElement, Component: ComponentType<object>, props: object) {
  hydrateRoot(element, <Component {...props} />);
}
