/** Whose site it is stands in one place of the code, so that another house needs to change no other. */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { brand } from "../shared/brand.ts";
import { type } from "../shared/brand-looks.ts";

const code = ["app", "scripts", "server", "shared", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:[mc]?[jt]sx?|css|svg)$/.test(file))
    .map((file) => posix.join(folder, file.replaceAll("\\", "/"))),
);

const filesWith = (mark: RegExp, files = code) => files.filter((file) => mark.test(readFileSync(file, "utf8")));

test("no code names the house but shared/brand.ts", () => {
  expect(code.length).toBeGreaterThan(500);
  expect(filesWith(new RegExp(`\\b${brand.name}\\b`, "i"))).toEqual(["shared/brand.ts"]);
});

test("no code has a colour but shared/brand-looks.ts", () => {
  const made = code.filter((file) => !/\.(?:test|spec)\.|\/testing\//.test(file));
  const colour = /#(?:[\dA-F]{6}|[\dA-F]{8})\b|\b(?:rgba?|hsla?|oklab|oklch)\([\d.]/i;
  expect(filesWith(colour, made)).toEqual(["shared/brand-looks.ts"]);
});

test("no code names a typeface of the house but shared/brand-looks.ts", () => {
  const families = Object.values(type).map(({ family }) => family.split(" ")[0]);
  expect(filesWith(new RegExp(families.join("|"), "i"))).toEqual(["shared/brand-looks.ts"]);
});
