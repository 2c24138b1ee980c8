/** What every page loads: a few kilobytes that wake its moving parts when they are needed. */
import { startBehaviours } from "./behaviours/index.ts";
import { fetchTextFont } from "./behaviours/text-font.ts";
import { startIslands } from "./islands/start.ts";

startBehaviours();
void fetchTextFont();
if ("__reactRouterContext" in window) void import("./hydrate.tsx");
else startIslands();
