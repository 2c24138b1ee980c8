import { createContext, useContext } from "react";
import { Scripts, useMatches } from "react-router";
import { notePresses } from "./islands/early-press.ts";
import { keepTheme } from "./theme.ts";

interface Entry {
  /** Address of the browser's entry module. */
  src: string;
  spaFallback: boolean;
  /** Address of the runtime of hot reload, while developing. */
  hotReload: string | undefined;
}

/** Known while a page is rendered. */
export const EntryScript = createContext<Entry>({ src: "", spaFallback: false, hotReload: undefined });

/** Whether the page is an application as a whole (`handle.hydrate`). */
export const useIsApplication = () =>
  useMatches().some((match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate === true);

/**
 * The page's scripts, but for what the build puts inline into static pages (app/boot.ts). A page is static
 * but for its islands, so it gets the entry module alone, while developing too; one that is an application
 * as a whole gets the router.
 */
export function PageScripts() {
  const { src, spaFallback, hotReload } = useContext(EntryScript);
  const router = useIsApplication() || spaFallback;
  return (
    <>
      {(router || hotReload) && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, allowed by its hash
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `(${keepTheme})();(${notePresses})()` }} />
      )}
      {router ? (
        <Scripts />
      ) : (
        <>
          {hotReload && <script type="module" src={hotReload} />}
          <script type="module" src={src} />
        </>
      )}
    </>
  );
}
