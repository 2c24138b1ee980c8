/**
 * How this house looks: the second half of its brand (brand.ts), apart so that a browser that needs the name alone
 * loads no palette.
 */

/** Colours that stand in more than one place. */
const paper = "#FBF8F1";
const paperQuiet = "#D7D0C3";
const ink = "#131D36";
const night = "#0E172D";
const rule = "#DAD4C6";
const accent = "#1E4B9B";
const accentDeep = "#122F6B";
const accentPale = "#E1E9F4";

export interface Colour {
  day: string;
  night: string;
}

/**
 * The pages' colours; `accent-wash` is `--accent-wash` in a style sheet. All are written in hex, which the
 * rasteriser, the manifest and a browser's own bars read, too. Contrasts are held by app/styles/tokens.test.ts.
 */
export const colours = {
  paper: { day: paper, night },
  "paper-deep": { day: "#F5F0E6", night: "#15213A" },
  "paper-quiet": { day: paperQuiet, night: "#475572" },
  ink: { day: ink, night: "#F0EBDF" },
  "ink-quiet": { day: "#46506A", night: "#B5BECE" },
  accent: { day: accent, night: "#95BDF8" },
  "accent-deep": { day: accentDeep, night: "#BCD6FC" },
  "accent-wash": { day: accentPale, night: "#192948" },
  /** Where one writes: lighter than the paper around it by day, deeper by night. */
  field: { day: "#FFFFFF", night: "#070E21" },
  /** The header's: translucent white, and translucent night. */
  veil: { day: "#FFFFFFDB", night: `${night}DB` },
  /** Over a page that a dialog covers. */
  shade: { day: "#13183273", night: "#01030CA6" },
  hairline: { day: rule, night: "#344058" },
  /** Outline of a control: 3:1 against paper. */
  control: { day: "#6D7B93", night: "#70819F" },
  error: { day: "#971B1A", night: "#FAA399" },
  success: { day: "#185B37", night: "#81D39F" },
  /** The foot of every page is night by day, too. */
  night: { day: ink, night: "#060C1D" },
  /** A band as wide as the window: the painter's cobalt, in both. */
  plate: { day: accentDeep, night: accentDeep },
  "on-night": { day: paper, night: paper },
  "on-night-quiet": { day: paperQuiet, night: paperQuiet },
} satisfies Record<string, Colour>;

/** The drawings' colours: painted by day, fired darker by night. "glazeWarm" is `--art-glaze-warm` (content/art.ts). */
export const drawing = {
  /** Ground of a tile: tin glaze, a little cooler than the page. */
  glaze: { day: "#F7F7F4", night: "#15223D" },
  /** A tile fired a little warmer than its neighbours. */
  glazeWarm: { day: "#F3F0E8", night: "#1B2540" },
  /** Joint between two tiles. */
  joint: { day: "#E7E2D6", night: "#0A1224" },
  hairline: { day: rule, night: "#2E3A57" },
  /** Contours and shadow sides; by night a warm white. */
  deep: { day: accentDeep, night: "#E7DDC8" },
  /** The painter's main tone, and the same thinned once, twice, three times. */
  main: { day: accent, night: "#6292DE" },
  mid: { day: "#5C86C9", night: "#3D65A7" },
  wash: { day: "#BFD2EC", night: "#29416F" },
  pale: { day: accentPale, night: "#1E2F51" },
} satisfies Record<string, Colour>;

/** Each sector's, as it is read (7:1 on paper), and as it marks (3:1) and fills in a drawing. */
export const sectorColours = {
  tourism: {
    text: { day: "#6F4C06", night: "#E6B55F" },
    hue: { day: "#BD8012", night: "#DFAA47" },
    wash: { day: "#F5E7C8", night: "#443619" },
  },
  government: {
    text: { day: "#4B551B", night: "#B7C46D" },
    hue: { day: "#74802F", night: "#A7B456" },
    wash: { day: "#E9ECD3", night: "#3E4320" },
  },
  finance: {
    text: { day: "#0B5655", night: "#68C7C4" },
    hue: { day: "#1B7370", night: "#51B0AE" },
    wash: { day: "#D5E9E6", night: "#1C4140" },
  },
  legal: {
    text: { day: "#7D2341", night: "#EA8FA4" },
    hue: { day: "#8A2C4A", night: "#DA748D" },
    wash: { day: "#F2DBE1", night: "#4C2634" },
  },
  insurance: {
    text: { day: "#863918", night: "#EA966E" },
    hue: { day: "#B4532A", night: "#E2865E" },
    wash: { day: "#F6DFD3", night: "#4E2F21" },
  },
  enterprise: { text: colours.accent, hue: drawing.main, wash: drawing.pale },
};

/**
 * The two families. `npx node scripts/fonts.ts` cuts them from their packages to what the pages print, and writes
 * `app/fonts/display.woff2` and `app/fonts/text.woff2`.
 */
export const type = {
  display: {
    source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: { wght: 480, opsz: 60 },
    features: ["kern", "liga", "lnum", "tnum"],
    /** As the cut file calls itself, which is how the rasteriser of the social images finds it. */
    family: "Newsreader 16pt",
    weight: "480",
    fallback: '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
  },
  text: {
    source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 650 } },
    features: ["kern", "lnum", "tnum"],
    family: "Hanken Grotesk",
    weight: "400 650",
    fallback: "sans-serif",
    /** The system's face in this one's widths, measured over the text of all pages: regular and bold. */
    standIn: { regular: "100.3%", bold: "94.1%" },
  },
};
