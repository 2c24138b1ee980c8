import { type ComponentType, StrictMode, useLayoutEffect } from "react";
import type { IslandName } from "./registry.ts";

interface Props {
  component: ComponentType<object>;
  props: object;
  /** Called once the island is interactive. */
  onHydrated?: () => void;
}

/** The same tree is rendered into the page and hydrated, so that `useId` agrees. */
export function IslandTree({ component: Component, props, onHydrated }: Props) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <Component {...props} />
    </StrictMode>
  );
}

/** Prevents collisions of `useId` between islands. */
export const identifierPrefix = (name: IslandName) => `${name}-`;
