/** Contrast as WCAG 2 defines it, between colours as shared/brand-looks.ts writes them. */

/** Red, green and blue of linear light, each 0 to 1. */
type Light = readonly [number, number, number];

/** Of an opaque colour, as "#RRGGBB". Throws on any other. */
function lightOf(hex: string): Light {
  if (!/^#[\dA-F]{6}$/i.test(hex)) throw new Error(`"${hex}" is no opaque colour`);
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const luminance = (colour: string) => {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
