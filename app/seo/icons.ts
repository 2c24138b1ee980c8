/** The icons of the site where it is kept like an application: the build draws them from the logo. */

/** The logo itself; in a page it stands as text, and nothing is asked for. */
export const FAVICON = "/favicon.svg";

/** Where search engines and older browsers look by themselves; sides in pixels. */
export const FALLBACK_ICON = { src: "/favicon.ico", sizes: [16, 32, 48] };

export interface Icon {
  src: string;
  /** Pixels of a side. */
  size: number;
  /** How much of the side the logo takes; around it is its own ground. */
  part: number;
  /** For systems that cut icons to a shape of their own. */
  maskable?: true;
}

/** The logo's leaf reaches into a corner, and a mask may leave a circle of four fifths: 12.8 of the 17 to its tip. */
const WITHIN_CIRCLE = 0.74;

/** Also the logo for others to show: in dots, as some of them ask. */
export const LARGE_ICON: Icon = { src: "/icons/512.png", size: 512, part: 1 };

export const manifestIcons: readonly Icon[] = [
  { src: "/icons/192.png", size: 192, part: 1 },
  LARGE_ICON,
  { src: "/icons/maskable-512.png", size: 512, part: WITHIN_CIRCLE, maskable: true },
];

/** Phones of one maker round its corners and read no manifest for it. */
export const touchIcon: Icon = { src: "/icons/touch-180.png", size: 180, part: 0.86 };
