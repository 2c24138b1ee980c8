/** The site's icons as pictures, drawn from the logo. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { drawLogo } from "../../app/art/logo.ts";
import { palette } from "../../app/art/palette.ts";
import { FAVICON, type Icon, manifestIcons, touchIcon } from "../../app/seo/icons.ts";
import { ofFewColours } from "../social-images.ts";

export async function writeIcons(client: string) {
  writeFileSync(join(client, FAVICON), drawLogo());
  for (const icon of [...manifestIcons, touchIcon]) {
    const file = join(client, icon.src);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await ofFewColours(await renderAsync(drawIcon(icon))));
  }
}

function drawIcon({ size, part }: Icon): string {
  const side = size * part;
  const edge = (size - side) / 2;
  const logo = drawLogo().replace("<svg ", `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${palette.main}" d="M0 0h${size}v${size}H0z"/>${logo}</svg>`;
}
