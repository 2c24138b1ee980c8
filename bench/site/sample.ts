/** Which pages are measured where all of them would take hours: the home page, and of each kind others every day. */

/** Of the pages of one kind, which differ in their words. */
const OF_A_KIND = 1;
/** Of those at the top, each of which is made in its own way. */
const OF_THE_TOP = 4;

/** What is below the same folder is made alike. */
const kindOf = (path: string) => /^\/[^/]+(?=\/)/.exec(path)?.[0] ?? "/";

/** `day`: any number that grows by one a day; every page has its turn. */
export function sampleOf(paths: readonly string[], day: number): string[] {
  const kinds = Map.groupBy(
    paths.filter((path) => path !== "/"),
    kindOf,
  );
  const chosen = [...kinds].flatMap(([kind, pages]) => turn(pages, day, kind === "/" ? OF_THE_TOP : OF_A_KIND));
  return paths.filter((path) => path === "/" || chosen.includes(path));
}

function turn(pages: readonly string[], day: number, count: number): string[] {
  const most = Math.min(count, pages.length);
  return Array.from({ length: most }, (_, at) => pages[(day * count + at) % pages.length] as string);
}
