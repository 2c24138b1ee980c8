/** What an address with a citation needs at once. */

export function startCited() {
  // A browser without text fragments, or one given the directive encoded by a messenger, still shows it
  // in the address, and finds no heading of such a name.
  const [heading, directive] = location.hash.slice(1).split(/:~:|%3A~%3A/i);
  if (directive && heading) document.getElementById(heading)?.scrollIntoView();
  if (location.search.includes("cited=")) void import("./cited.ts").then(({ tellCited }) => tellCited());
}
