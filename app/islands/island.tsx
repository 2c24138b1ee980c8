import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import { islandWords } from "../../content/islands.ts";
import styles from "./island.module.css";
import { NOTICES } from "./notices.ts";
import type { IslandName } from "./registry.ts";

/** Renders an island's markup where pages are rendered. A browser, which hydrates the admin page whole, leaves it as it is. */
export const RenderApart = createContext<(name: IslandName, component: ComponentType) => string>(() => "");

interface Props {
  name: IslandName;
  /** The default export of the island's `index.tsx`. Imported by the section, so that the page holds its styles. */
  component: ComponentType;
  /** Hydrated when it comes into view (or gets the focus), or only when it is pressed. */
  when?: "view" | "press";
  /** Key in the tab's storage under which the island says that it stands open. */
  openKey?: string;
  /** Another way to the same end, offered where the island fails. */
  way: ReactNode;
  /** Class of the notices. */
  className?: string | undefined;
}

/** An interactive part of a static page: its markup, rendered apart, and what it says while it cannot answer. */
export function Island({ name, component, when = "view", openKey, way, className }: Props) {
  const html = useContext(RenderApart)(name, component);
  const words = islandWords[name];
  return (
    <div data-island={name} data-when={when} data-open-key={openKey} data-state="waiting" suppressHydrationWarning>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, apart from the page */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      <div role="status" className={className}>
        {NOTICES.map((notice) => (
          <div key={notice} className={styles.notice} data-notice={notice} hidden suppressHydrationWarning>
            <p>{words[notice]}</p>
            {notice === "failed" && (
              <p className={styles.ways}>
                <button type="button" data-reload>
                  {islandWords.reload}
                </button>
                {way}
              </p>
            )}
          </div>
        ))}
      </div>
      {words.blocked && (
        <div className={`${styles.notice} ${styles.blocked}`} data-blocked>
          <p>{words.blocked}</p>
          <p className={styles.ways}>{way}</p>
        </div>
      )}
    </div>
  );
}
