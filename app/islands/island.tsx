import type { ComponentType } from "react";

interface Props<P extends object> {
  /** Folder of the island below app/islands. */
  name: string;
  component: ComponentType<P>;
  /** Plain values: they travel in the page. */
  props?: P;
}

/**
 * Renders an island into the static page. Its component must not call `useId`:
 * the ids of a part hydrated on its own differ from those of the whole page.
 */
export function Island<P extends object>({ name, component: Component, props }: Props<P>) {
  const given = props ?? ({} as P);
  return (
    <div data-island={name} data-props={props && JSON.stringify(props)}>
      <Component {...given} />
    </div>
  );
}
