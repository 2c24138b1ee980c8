/** The signature line of the site: a band of small tiles, as wide as its place. */
import { at, line, TILE } from "./draw.ts";
import { ornament } from "./ornament.ts";
import { palette } from "./palette.ts";

/** Height of the band in pixels. */
const BORDER_HEIGHT = 24;

const scale = BORDER_HEIGHT / TILE;

/** The band as SVG; `id` names its pattern, for a page that shows more than one. */
export const drawBorder = (id = "border"): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="${BORDER_HEIGHT}">` +
  `<pattern id="${id}" width="${2 * TILE}" height="${TILE}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">` +
  `${ornament("leaves")}${at(1, 0, ornament("lozenge"))}${line(palette.joint, 4, "M1 0V1M2 0V1")}</pattern>` +
  `<path fill="url(#${id})" d="M0 0H9999V${BORDER_HEIGHT}H0z"/>` +
  "</svg>";
