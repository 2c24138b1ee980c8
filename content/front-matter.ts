/**
 * Front matter of every content file. In the bundle the build puts it here itself (scripts/content-in-node.ts), so that
 * a page that only lists others compiles none of their texts.
 */
import { readFrontMatter } from "./read-front-matter.ts";

export const frontMatter = readFrontMatter();
