/** What an address with a citation needs at once. */

export function startCited() {
  // Only a browser without text fragments still shows the directive, and finds no heading of such a name.
  const [heading, directive] = location.hash.slice(1).split(":~:");
  if (directive && heading) document.getElementById(heading)?.scrollIntoView();
  if (location.search.includes("cited=")) void import("./cited.ts").then(({ tellCited }) => tellCited());
}
