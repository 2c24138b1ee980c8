/**
 * The brush: every drawing is made of filled shapes and lines, written in
 * tiles (1 = one tile) and printed in whole or half pixels.
 */

/** Side of a tile in the units of the viewBox: 16 × 10 tiles make 1200 × 750. */
export const TILE = 75;

const round = (value: number) => Math.round(value * TILE * 2) / 2;

/** Numbers of an SVG path that are not lengths: rotation and the two flags of an arc. */
const isArcFlag = (command: string, index: number) => /a/i.test(command) && [2, 3, 4].includes(index % 7);

/** A path written in tiles, in the units of the viewBox. */
export function scaled(shape: string): string {
  let command = "";
  let index = 0;
  let out = "";
  for (const [token] of shape.matchAll(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g)) {
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      index = 0;
      out += token;
      continue;
    }
    const number = isArcFlag(command, index) ? Number(token) : round(Number(token));
    out += index > 0 && number >= 0 ? ` ${number}` : number;
    index += 1;
  }
  return out;
}

/** Shapes filled with one colour (or a pattern), as one element. */
export const fill = (colour: string, ...shapes: string[]): string =>
  `<path fill="${colour}" d="${scaled(shapes.join(""))}"/>`;

interface LineStyle {
  /** Dash and gap, in pixels. */
  dash?: string;
  cap?: "round";
}

/** The point at an angle (degrees, counter-clockwise from the right) on a circle, as "x y". */
export const onCircle = (x: number, y: number, radius: number, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  return `${short(x + radius * Math.cos(turn))} ${short(y - radius * Math.sin(turn))}`;
};

/** Lines of one colour and width (in pixels), as one element. */
export const line = (colour: string, width: number, shapes: string | string[], style: LineStyle = {}): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}"${style.dash ? ` stroke-dasharray="${style.dash}"` : ""}${
    style.cap ? ` stroke-linecap="${style.cap}"` : ""
  } d="${scaled([shapes].flat().join(""))}"/>`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** A bar with round ends. */
export const pill = (x: number, y: number, width: number, height: number): string => {
  const r = height / 2;
  return `M${x + r} ${y}h${width - height}a${r} ${r} 0 0 1 0 ${height}h${height - width}a${r} ${r} 0 0 1 0 ${-height}z`;
};

/** An opening with a round arch: `width` wide, from its foot at `foot` to the crown at `top`. */
export const arch = (x: number, top: number, width: number, foot: number): string => {
  const r = width / 2;
  return `M${x} ${foot}V${top + r}a${r} ${r} 0 0 1 ${width} 0V${foot}z`;
};

/** A star or rosette polygon with `points` tips. */
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer;
    const angle = turn + (index * Math.PI) / points - Math.PI / 2;
    return `${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Content moved to a place in tiles and turned there, clockwise. */
export const at = (x: number, y: number, content: string, degrees = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${degrees ? ` rotate(${degrees})` : ""}">${content}</g>`;

/** Numbers 0 … count−1, mapped and joined: for what repeats. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
