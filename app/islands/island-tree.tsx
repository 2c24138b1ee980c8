import { type ComponentType, StrictMode, useLayoutEffect } from "react";
import type { IslandName } from "./registry.ts";

interface Props {
  component: ComponentType<object>;
  props: object;
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
