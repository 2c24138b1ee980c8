/** Where what the bundler makes waits until a source of it changes. */
import { join } from "node:path";
import { CACHE } from "../../content/cached.ts";

export const BUNDLE = join(CACHE, "bundle");
/** The module that renders the pages, and the style sheet of all parts of them. */
export const RENDERER = join(BUNDLE, "server", "index.js");
export const STYLES = join(BUNDLE, "styles.css");
/** What browsers load. */
export const ASSETS = join(BUNDLE, "client", "assets");
/** Names of the content modules whose words are in the scripts of `ASSETS`. */
export const CLIENT_INPUTS = join(BUNDLE, "client-inputs.json");
