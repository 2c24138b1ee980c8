import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the markup that is built, which knows nothing of what the visitor has typed by then. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
