/** Contrast as WCAG 2 defines it, between colours as the style sheets and the drawings write them. */

/** Red, green and blue of linear light, each 0 to 1. */
type Light = readonly [number, number, number];

const clamped = (value: number) => Math.min(1, Math.max(0, value));

function fromHex(hex: string): Light {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** From the definition of Oklab: https://bottosson.github.io/posts/oklab/ */
function fromOklch(lightness: number, chroma: number, hue: number): Light {
  const turn = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamped(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamped(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamped(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const OKLCH = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/;

/** An opaque colour, as "#RRGGBB" or "oklch(L% C H)". Throws on any other. */
function lightOf(colour: string): Light {
  if (/^#[\dA-F]{6}$/i.test(colour)) return fromHex(colour);
  const [, lightness, chroma, hue] = OKLCH.exec(colour) ?? [];
  if (!hue) throw new Error(`"${colour}" is no opaque colour that is read here`);
  return fromOklch(Number(lightness) / 100, Number(chroma), Number(hue));
}

const luminance = (colour: string) => {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
