/** Every island by its name, with what loads it; each becomes a file of its own. */
import type { ComponentProps, ComponentType } from "react";

export const islands = {
  chat: () => import("./chat/index.tsx"),
  enquiry: () => import("./enquiry/index.tsx"),
  roi: () => import("./roi/index.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>;

export type IslandName = keyof typeof islands;

/** What an island of this name is given; it travels in the page. */
export type IslandProps<N extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[N]>>["default"]>;
