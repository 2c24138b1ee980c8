import { createContext, useContext } from "react";
import { Scripts, useMatches } from "react-router";

/** Where the browser's entry module is, known while a page is rendered. */
export const EntryScript = createContext<{ src: string; spaFallback: boolean }>({ src: "", spaFallback: false });

/**
 * The page's script. A page is static but for its islands, so it gets the entry
 * module alone; one that is an application as a whole (`handle.hydrate`) gets
 * the router, and so does every page while developing, for hot reload.
 */
export function PageScripts() {
  const { src, spaFallback } = useContext(EntryScript);
  const hydrated = useMatches().some((match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate);
  if (hydrated || spaFallback || import.meta.env.DEV) return <Scripts />;
  return <script type="module" src={src} />;
}
