/**
 * The file of a page below `build/client`: its address with `.html`. Static hosts answer such a file at the
 * page's own address; of a folder with an `index.html` most would lead to the address with a slash at its end.
 */
export const pageFile = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);
