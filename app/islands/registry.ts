/** Every island by its name, with what loads it; each becomes a file of its own. */
import type { ComponentType } from "react";

export const islands = {
  chat: () => import("./chat/index.tsx"),
  enquiry: () => import("./enquiry/index.tsx"),
  roi: () => import("./roi/index.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

export type IslandName = keyof typeof islands;
