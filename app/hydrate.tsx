/** Hydrates a whole page; used only by the operators' pages. */
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Resolves once the page is React's: what changed it before would be taken for a mistake, and rendered anew. */
export const hydrated = new Promise<void>((resolve) => {
  function Hydrated() {
    useEffect(resolve, []);
    return null;
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
        <Hydrated />
      </StrictMode>,
    );
  });
});
