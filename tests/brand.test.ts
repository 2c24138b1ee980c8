/** Whose site it is stands in one file of the code, so that another house needs to change no other. */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { brand } from "../shared/brand.ts";

test("no code names the house but shared/brand.ts", () => {
  const name = new RegExp(`\\b${brand.name}\\b`, "i");
  const files = ["app", "scripts", "server", "shared", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:[mc]?[jt]sx?|css|svg)$/.test(file))
      .map((file) => posix.join(folder, file.replaceAll("\\", "/"))),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => name.test(readFileSync(file, "utf8")))).toEqual(["shared/brand.ts"]);
});
