/**
 * The file of a page below `build/client`: its address with `.html`. Static hosts answer such a file at the
 * page's own address; of a folder with an `index.html` most would lead to the address with a slash at its end.
 */
export const pageFile = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** The path without a slash at its end: "/results/finance/" is rendered for "/results/finance". */
export function barePath(pathname: string): string {
  return pathname.replace(/(.)\/$/, "$1");
}

/** Where the Markdown of a page stands: at the page's address with `.md`; that of "/" at the name of its file. */
export const markdownPath = (path: string) => (path === "/" ? "/index.md" : `${path}.md`);
