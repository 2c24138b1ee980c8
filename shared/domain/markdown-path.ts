/** Where the Markdown of a page stands: at the page's address with `.md`; that of "/" at the name of its file. */
export const markdownPath = (path: string) => (path === "/" ? "/index.md" : `${path}.md`);
