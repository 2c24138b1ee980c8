/**
 * Makes the picture that stands for a page where it is shared: 1200 × 630,
 * the page's panel on the right, its title on the left.
 * To see one: `npx node scripts/social-images.ts <art> <folder> "Title" "Kicker"`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type RenderedImage, Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import subsetFont from "subset-font";
import { artByDay, artSector } from "../content/art.ts";
import { drawLogo } from "../content/logo.ts";
import { socialImagePath } from "../content/social.ts";
import { brand } from "../shared/brand.ts";
import { colours, sectorColours, type } from "../shared/brand-looks.ts";

export interface SocialPage {
  path: string;
  title: string;
  kicker: string;
  art: string;
}

/** Width and height that the large networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
const TEXT_WIDTH = WIDTH - HEIGHT - 2 * MARGIN;

/** Title sizes, largest first: the first in which the lines fit is used. */
const TITLES = [
  { size: 60, lines: 4 },
  { size: 52, lines: 5 },
  { size: 44, lines: 7 },
] as const;

/** Renders every page's image into `outDir`, at the path that the page's tags name. */
export async function makeSocialImages(pages: readonly SocialPage[], outDir: string): Promise<void> {
  const fonts = await fontFolder();
  try {
    const options: ResvgRenderOptions = {
      font: { fontFiles: fonts.files, loadSystemFonts: false, defaultFontFamily: type.text.family },
    };
    const measure = widthIn(options);
    // Two at a time: rendering runs on threads of its own.
    const queue = [...pages];
    const worker = async () => {
      for (let page = queue.shift(); page; page = queue.shift()) {
        const image = await renderAsync(composition(page, measure), options);
        const file = join(outDir, socialImagePath(page.path));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, await ofFewColours(image));
      }
    };
    await Promise.all([worker(), worker()]);
  } finally {
    rmSync(fonts.folder, { recursive: true });
  }
}

/** A PNG with a table of colours: a quarter of the size of a full-colour one for flat drawings. */
export const ofFewColours = ({ pixels, width, height }: RenderedImage) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();

/** The site's two fonts as the rasteriser reads them: uncompressed, with one weight. */
async function fontFolder() {
  const folder = mkdtempSync(join(tmpdir(), "social-fonts-"));
  const convert = async (name: string, variationAxes?: Record<string, number>) => {
    const source = readFileSync(new URL(`../app/fonts/${name}.woff2`, import.meta.url));
    const file = join(folder, `${name}.ttf`);
    const options = { keepAllGlyphs: true, targetFormat: "sfnt" as const, ...(variationAxes && { variationAxes }) };
    writeFileSync(file, await subsetFont(source, "", options));
    return file;
  };
  return { folder, files: [await convert("display"), await convert("text", { wght: 600 })] };
}

type Measure = (text: string, size: number) => number;

/** Width of a title's words as the rasteriser sets them; each word is measured once, at size 100. */
function widthIn(options: ResvgRenderOptions): Measure {
  const known = new Map<string, number>();
  const atHundred = (text: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text x="10" y="120" font-family="${type.display.family}" font-size="100">${escaped(text)}</text></svg>`;
    return new Resvg(svg, options).getBBox()?.width ?? 0;
  };
  return (text, size) => {
    const width = known.get(text) ?? atHundred(text);
    known.set(text, width);
    return (width * size) / 100;
  };
}

/** Breaks a title into lines no wider than the column, by the widths of the rasteriser, which breaks none itself. */
function wrapped(title: string, size: number, measure: Measure): string[] {
  const space = size * 0.25;
  const lines: string[] = [];
  let width = Number.POSITIVE_INFINITY;
  for (const word of title.split(/\s+/)) {
    const next = width + space + measure(word, size);
    if (next > TEXT_WIDTH) {
      lines.push(word);
      width = measure(word, size);
    } else {
      lines.push(`${lines.pop()} ${word}`);
      width = next;
    }
  }
  return lines;
}

function composition({ title, kicker, art }: SocialPage, measure: Measure): string {
  const fitting = TITLES.map((step) => ({ ...step, text: wrapped(title, step.size, measure) }));
  const chosen = fitting.find(({ text, lines }) => text.length <= lines) ?? fitting.at(-1);
  if (!chosen) throw new Error("no title size");
  const { size, text } = chosen;
  const { hue, text: kickerColour } = sectorColours[artSector(art)];
  const lines = text
    .map(
      (words, index) => `<tspan x="${MARGIN}" y="${170 + size * 0.6 + index * size * 1.1}">${escaped(words)}</tspan>`,
    )
    .join("");
  const panel = artByDay(art, "square").replace(
    "<svg ",
    `<svg x="${WIDTH - HEIGHT}" width="${HEIGHT}" height="${HEIGHT}" `,
  );
  const logo = drawLogo().replace("<svg ", `<svg x="${MARGIN}" y="${HEIGHT - MARGIN - 44}" width="44" height="44" `);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<path fill="${colours.paper.day}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    panel +
    `<path fill="${colours["accent-deep"].day}" d="M${WIDTH - HEIGHT - 3} 0h6v${HEIGHT}h-6z"/>` +
    `<path fill="${hue.day}" d="M${MARGIN} ${MARGIN}h64v6h-64z"/>` +
    `<text x="${MARGIN}" y="118" font-family="${type.text.family}" font-size="22" letter-spacing="2" fill="${kickerColour.day}">${escaped(kicker.toUpperCase())}</text>` +
    `<text font-family="${type.display.family}" font-size="${size}" letter-spacing="-0.5" fill="${colours.ink.day}">${lines}</text>` +
    logo +
    `<text x="${MARGIN + 60}" y="${HEIGHT - MARGIN - 11}" font-family="${type.text.family}" font-size="30" fill="${colours.ink.day}">${escaped(brand.name)}</text>` +
    "</svg>"
  );
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

if (import.meta.main) {
  const [, , art = "home", folder = ".", title = "A title", kicker = "Kicker"] = process.argv;
  await makeSocialImages([{ path: art === "home" ? "/" : `/${art}`, title, kicker, art }], folder);
}
