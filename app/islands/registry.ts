/** Every island by its name, with its loader; each becomes a chunk of its own. */
import type { ComponentProps, ComponentType } from "react";

export const islands = {
  chat: () => import("./chat/index.tsx"),
  enquiry: () => import("./enquiry/index.tsx"),
  roi: () => import("./roi/index.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>;

export type IslandName = keyof typeof islands;

/** Props of an island, serialised into the page. */
export type IslandProps<N extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[N]>>["default"]>;
