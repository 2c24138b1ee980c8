import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { numbered } from "./class-names.ts";

test("each class and animation of a module has one short name, whoever asks and in whatever order", () => {
  const folder = mkdtempSync(join(tmpdir(), "class-names-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, css: string) => writeFileSync(join(folder, name), css);
  mkdirSync(join(folder, "ui"));
  write(
    "ui/card.module.css",
    ".card { margin: .5rem } .card .art { animation: rise 1s } @keyframes rise { to { top: 0 } }",
  );
  write("base.css", ".lead { margin: 0 }");
  write("hero.module.css", ".card:hover { color: red }");
  const [one, other] = [numbered(folder), numbered(folder)];
  const asked = [
    ["card", "hero.module.css"],
    ["card", "ui/card.module.css"],
    ["art", "ui/card.module.css"],
    ["rise", "ui/card.module.css"],
  ] as const;
  const names = asked.map(([name, file]) => one(name, join(folder, file)));
  expect(names).toEqual(["_0", "_1", "_2", "_3"]);
  const backwards = asked.toReversed().map(([name, file]) => other(name, `${join(folder, file)}?inline`));
  expect(backwards).toEqual(names.toReversed());
  expect(() => one("lead", join(folder, "hero.module.css"))).toThrow("lead");
});
