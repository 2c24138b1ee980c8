import { type ComponentType, StrictMode, useLayoutEffect } from "react";
import type { IslandName } from "./registry.ts";

interface Props {
  component: ComponentType<object>;
  props: object;
  /** Called once its elements are there, before the effects of the component. */
  onDrawn?: (() => void) | undefined;
  /** Called once the island is interactive. */
  onHydrated?: () => void;
}

/** The same tree in the page and in the browser. */
export function IslandTree({ component: Component, props, onDrawn, onHydrated }: Props) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <First act={onDrawn} />
      <Component {...props} />
    </StrictMode>
  );
}

/** Effects run in the order of the elements. */
function First({ act }: { act: (() => void) | undefined }) {
  useLayoutEffect(() => act?.(), [act]);
  return null;
}

/** Prevents collisions of `useId` between islands. */
export const identifierPrefix = (name: IslandName) => `${name}-`;
