import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { indexedPng } from "./indexed-png.ts";

const pixelsOf = (png: Buffer, width: number, height: number) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="data:image/png;base64,${png.toString("base64")}"/></svg>`,
  ).render().pixels;

test("a picture of few colours reads back pixel by pixel", async () => {
  const pixels = Buffer.from([
    255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 251, 248, 241, 255, 0, 0, 0, 255, 9, 8, 7, 255,
  ]);
  const png = await indexedPng({ width: 3, height: 2, pixels });
  expect(pixelsOf(png, 3, 2)).toEqual(pixels);
});

test("of more than 256 colours each becomes one that is near", async () => {
  const pixels = Buffer.from(Array.from({ length: 300 }, (_, pixel) => [pixel >> 1, pixel & 1, 0, 255]).flat());
  const read = pixelsOf(await indexedPng({ width: 300, height: 1, pixels }), 300, 1);
  const errors = Array.from(read, (value, at) => Math.abs(value - (pixels[at] ?? 0)));
  expect(Math.max(...errors)).toBeLessThan(30);
  expect(errors.filter((error) => error > 0).length).toBeLessThan(100);
});
