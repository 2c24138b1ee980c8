import { expect, test } from "vitest";
import { publicPaths } from "../../content/paths.ts";
import { loader } from "./admin.tsx";

test("no page of the site is taken for one that is gone", () => {
  expect(loader().pages).toEqual(expect.arrayContaining(publicPaths));
});
