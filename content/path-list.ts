/** Every public path as a plain list: in the bundle the build puts the list itself (scripts/content-in-node.ts). */
import { readPaths } from "./paths.ts";

export const pathList = readPaths().publicPaths;
