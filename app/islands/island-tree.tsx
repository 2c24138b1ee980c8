import { type ComponentType, StrictMode, useLayoutEffect } from "react";
import type { IslandName } from "./registry.ts";

interface Props {
  component: ComponentType<object>;
  props: object;
  /** Called once the island answers. */
  onHydrated?: () => void;
}

/** What is rendered into the page and hydrated in the browser: one tree for both, so that `useId` agrees. */
export function IslandTree({ component: Component, props, onHydrated }: Props) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <Component {...props} />
    </StrictMode>
  );
}

/** Keeps the ids that `useId` makes in one island apart from those of another. */
export const identifierPrefix = (name: IslandName) => `${name}-`;
