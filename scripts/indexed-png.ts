/** Writes pixels as a PNG of at most 256 colours: a quarter of the size of a full-colour one for flat drawings. */
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha, row by row; every pixel opaque. */
  pixels: Uint8Array;
}

const compress = promisify(deflate);

const COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export async function indexedPng({ width, height, pixels }: Pixels): Promise<Buffer> {
  const colours = opaque(pixels);
  const { palette, indexOf } = reduce(colours);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // eight bits, colours from the table, no interlacing
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", await compress(rowsOf(colours, indexOf, width, height), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Each pixel as one number, 0xRRGGBB. */
function opaque(pixels: Uint8Array): Uint32Array {
  const colours = new Uint32Array(pixels.length / 4);
  for (let pixel = 0, at = 0; pixel < colours.length; pixel += 1, at += 4)
    colours[pixel] = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
  return colours;
}

/** Rows of colour numbers, each behind its filter byte: none, with which such rows compress best. */
function rowsOf(colours: Uint32Array, indexOf: ReadonlyMap<number, number>, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  // In a flat drawing most pixels repeat the one before, so few need the map.
  let last = -1;
  let index = 0;
  for (let pixel = 0; pixel < colours.length; pixel += 1) {
    const colour = colours[pixel] ?? 0;
    if (colour !== last) index = indexOf.get(colour) ?? 0;
    last = colour;
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  return rows;
}

/** The most frequent colours, and for every colour the nearest of them. */
function reduce(colours: Uint32Array) {
  const count = new Map<number, number>();
  for (let start = 0, end = 0; start < colours.length; start = end) {
    const colour = colours[start] ?? 0;
    while (end < colours.length && colours[end] === colour) end += 1;
    count.set(colour, (count.get(colour) ?? 0) + end - start);
  }
  const byUse = [...count.keys()].sort((a, b) => (count.get(b) ?? 0) - (count.get(a) ?? 0));
  const palette = byUse.slice(0, COLOURS);
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  for (const colour of byUse.slice(COLOURS)) indexOf.set(colour, nearest(colour, palette));
  return { palette, indexOf };
}

function nearest(colour: number, palette: readonly number[]): number {
  const [r, g, b] = channels(colour);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < palette.length; index += 1) {
    const [pr, pg, pb] = channels(palette[index] ?? 0);
    const distance = (r - pr) ** 2 + (g - pg) ** 2 + (b - pb) ** 2;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

const channels = (colour: number): [number, number, number] => [colour >> 16, (colour >> 8) & 255, colour & 255];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
