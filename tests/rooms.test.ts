/** Who imports whom: the order of rooms that docs/rooms.md gives holds for every file, and there is no circular import. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { expect, test } from "vitest";

const read = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    posix.join(folder, name.replaceAll("\\", "/")),
  );
/** What only tests read may import what it likes. */
const FOR_TESTS = /\.test\.tsx?$/;
const files = ["app", "content", "scripts", "server", "shared"]
  .flatMap(read)
  .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !name.endsWith(".d.mts") && !FOR_TESTS.test(name));

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)"(\.[^"]+)"/g;
const importsOf = new Map(
  files.map((file) => {
    const source = readFileSync(file, "utf8");
    const targets = [...source.matchAll(IMPORTED)].map(([, path = ""]) =>
      posix.join(dirname(file), path.split("?")[0] ?? ""),
    );
    return [file, targets.filter(existsSync)] as const;
  }),
);

/** Lists of docs/rooms.md, by their name: each line's rooms may import from the lines above it. */
const lists = new Map(
  [...readFileSync("docs/rooms.md", "utf8").matchAll(/```rooms of (\w+)\n([\s\S]*?)```/g)].map(
    ([, name = "", lines = ""]) =>
      [
        name,
        lines
          .trim()
          .split("\n")
          .map((line) => line.trim().split(/\s+/)),
      ] as const,
  ),
);
const order = (name: string) => lists.get(name) ?? [];
const rooms = [...lists.values()].flat(2);
/** The room that names most of the file's path. */
const roomOf = (file: string) =>
  rooms
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .toSorted((one, other) => other.length - one.length)[0];

function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  const list = [...lists.values()].find((lines) => lines.flat().includes(from)) ?? [];
  const above = list
    .slice(
      0,
      list.findIndex((line) => line.includes(from)),
    )
    .flat();
  return above.includes(to) || (list !== order("shared") && order("shared").flat().includes(to));
}

test("every file stands in a room, and every room is there", () => {
  expect([...lists.keys()]).toEqual(["shared", "pages", "server"]);
  expect(files.filter((file) => !file.startsWith("scripts/") && !roomOf(file))).toEqual([]);
  expect(rooms.filter((room) => !existsSync(room))).toEqual([]);
  expect(rooms.filter((room, at) => rooms.indexOf(room) !== at)).toEqual([]);
});

test("a room imports only from those above it", () => {
  const against = [...importsOf].flatMap(([file, targets]) => {
    const room = roomOf(file);
    if (!room) return [];
    return targets
      .filter((target) => !FOR_TESTS.test(target) && !mayImport(room, roomOf(target) ?? ""))
      .map((target) => `${file} imports ${target}`);
  });
  expect(against).toEqual([]);
});

test("an island imports no other", () => {
  const islandOf = (file: string) => /^app\/islands\/(\w+)\//.exec(file)?.[1];
  const against = [...importsOf].filter(([file, targets]) =>
    targets.some((target) => islandOf(file) && islandOf(target) && islandOf(file) !== islandOf(target)),
  );
  expect(against.map(([file]) => file)).toEqual([]);
});

test("no file imports itself by a detour", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) return circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (done.has(file)) return;
    for (const target of importsOf.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

/** What is run: the build, the server, the page's script, and the routes that the build renders. */
const ENTRIES = ["scripts/build.ts", "server/main.ts", "app/entry.client.tsx", "app/routes.ts"];
/** A thread or a route by its path from the file, a script that the build compiles by its path from the project. */
const RUN_BY_NAME = /"((?:\.{1,2}\/)?[\w./-]+\.tsx?)"/g;

/** Every file that a run of these comes to, by imports and by the names of threads, routes and compiled scripts. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) {
    const named = [...readFileSync(file, "utf8").matchAll(RUN_BY_NAME)].flatMap(([, path = ""]) => [
      posix.join(dirname(file), path),
      path,
    ]);
    for (const target of [...(importsOf.get(file) ?? []), ...named.filter((path) => importsOf.has(path))])
      reached.add(target);
  }
  return reached;
}

test.each(["A page, from file to screen", "A question, from visitor to answer"])(
  "what the way of a page or a question names is on it: %s",
  (title) => {
    const way = readFileSync("docs/architecture.md", "utf8").split(`## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
    const steps = way.split("\n").filter((line) => /^\d\. |^ {3}/.test(line));
    const named = steps.flatMap((step) => [...step.matchAll(/`((?:app|scripts|server|shared)\/[\w./-]+)`/g)]);
    const reached = [...reachedFrom(ENTRIES)];
    const isOnIt = (path: string) =>
      reached.some((file) => (path.endsWith("/") ? file.startsWith(path) : file === path));
    expect(named.length).toBeGreaterThan(10);
    expect(named.map(([, path = ""]) => path).filter((path) => !isOnIt(path))).toEqual([]);
  },
);
