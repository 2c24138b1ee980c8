/**
 * In which face a page's text is set, decided before its first word and kept to its last: the
 * system's on the first page of a visit, which waits for nothing, and the site's own from the
 * next page on. See styles/fonts.css and scripts/brand-styles.ts.
 */

/** On the root element of a page in the system's face; the build puts it there. */
export const LATER = "data-text-font";
