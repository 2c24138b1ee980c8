import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { manifestIcons, touchIcon } from "../../app/seo/icons.ts";
import { writeIcons } from "./write-social-images.ts";

/** Share of a side within which a mask leaves everything: a circle of four fifths across. */
const SAFE_RADIUS = 0.4;

test("every icon has the size that it states, and a mask cuts nothing off", async () => {
  const folder = mkdtempSync(join(tmpdir(), "icons-"));
  await writeIcons(folder);
  for (const { src, size, maskable } of [...manifestIcons, touchIcon]) {
    const png = readFileSync(join(folder, src));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], src).toEqual([size, size]);
    if (maskable) expect(drawnOutside(png, size)).toBe(0);
  }
  rmSync(folder, { recursive: true });
});

/** Pixels outside the safe circle that are not the ground of the icon. */
function drawnOutside(png: Buffer, size: number): number {
  const href = `data:image/png;base64,${png.toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image href="${href}" width="${size}" height="${size}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  let count = 0;
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const [x, y] = [(pixel % size) / size - 0.5, Math.floor(pixel / size) / size - 0.5];
    const isGround = [0, 1, 2].every((channel) => pixels[pixel * 4 + channel] === pixels[channel]);
    if (Math.hypot(x, y) > SAFE_RADIUS && !isGround) count += 1;
  }
  return count;
}
