/**
 * The public paths for app/routes.ts. It is run by Vite, which would transform the sixty modules that
 * the list is made of at every start of development; Node reads them as they are.
 */
import { createRequire } from "node:module";
import type * as paths from "./paths.ts";

const read: typeof paths = createRequire(import.meta.url)("./paths.ts");

export const { readPaths } = read;
