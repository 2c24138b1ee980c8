import { createContext, useContext } from "react";
import { Scripts, useMatches } from "react-router";
import { notePresses } from "../islands/early-press.ts";

interface Entry {
  /** Address of the browser's entry module. */
  src: string;
  spaFallback: boolean;
  /** Address of the runtime of hot reload, while developing. */
  hotReload: string | undefined;
}

/** Known while a page is rendered. */
export const EntryScript = createContext<Entry>({ src: "", spaFallback: false, hotReload: undefined });

/**
 * The page's scripts. A page is static but for its islands, so it gets the entry module alone, while
 * developing too; one that is an application as a whole (`handle.hydrate`) gets the router.
 */
export function PageScripts() {
  const { src, spaFallback, hotReload } = useContext(EntryScript);
  const hydrated = useMatches().some((match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate);
  const router = hydrated || spaFallback;
  return (
    <>
      {!router && hotReload && <DevScripts hotReload={hotReload} />}
      {router && <Scripts />}
      {!router && <script type="module" src={src} />}
    </>
  );
}

/** What the build puts into the page's inline script, and the runtime of hot reload, which must come first. */
function DevScripts({ hotReload }: { hotReload: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code */}
      <script dangerouslySetInnerHTML={{ __html: `(${notePresses})()` }} />
      <script type="module" src={hotReload} />
    </>
  );
}
