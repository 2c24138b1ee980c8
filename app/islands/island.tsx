import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import { islandWords, RELOAD } from "../../content/islands.ts";
import styles from "./island.module.css";
import { NOTICES } from "./notices.ts";
import type { IslandName, IslandProps } from "./registry.ts";

/** Renders an island's markup where pages are rendered. A browser, which hydrates the admin page whole, leaves it as it is. */
export const RenderApart = createContext<(name: IslandName, component: ComponentType<object>, props: object) => string>(
  () => "",
);

interface Props<N extends IslandName> {
  name: N;
  /** The default export of the island's `index.tsx`. Imported by the section, so that the page holds its styles. */
  component: ComponentType<IslandProps<N>>;
  props?: IslandProps<N>;
  /** Hydrate when in view or focused, or only when pressed. */
  when?: "view" | "press";
  /** Key in the tab's storage that is set once the island has been opened. */
  openKey?: string;
  /** Fallback, offered if the island fails. */
  way: ReactNode;
  className?: string | undefined;
}

/** An interactive part of a static page: its separately rendered markup, and its notices until it is interactive. */
export function Island<N extends IslandName>(given: Props<N>) {
  const { name, component, props, when = "view", openKey, way, className } = given;
  const html = useContext(RenderApart)(name, component as ComponentType<object>, props ?? {});
  const words = islandWords[name];
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={props && JSON.stringify(props)}
      data-open-key={openKey}
      data-state="waiting"
      suppressHydrationWarning
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, apart from the page */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      <div role="status" className={className}>
        {NOTICES.filter((notice) => words[notice]).map((notice) => (
          <div key={notice} className={styles.notice} data-notice={notice} hidden suppressHydrationWarning>
            <p>{words[notice]}</p>
            {notice === "failed" && (
              <p className={styles.ways}>
                <button type="button" className="link-button" data-reload>
                  {RELOAD}
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
          <p className={styles.ways}>
            {way}
            {/* biome-ignore lint/a11y/useValidAnchor: the page itself, which this loads again without a script */}
            <a href="">{RELOAD}</a>
          </p>
        </div>
      )}
    </div>
  );
}
