import { type ArtName, type artFormats, artNames } from "./art.ts";

/** The drawing of the page at this path; a page without one of its own gets the house's. */
export function artOf(path: string): ArtName {
  return artNames.find((name) => `/${name}` === path) ?? "default";
}

/** Address of a drawing as a file: "/art/solutions/ai-tourism.card.svg". */
export function artPath(name: ArtName, shape: keyof typeof artFormats): string {
  return `/art/${name}.${shape}.svg`;
}

export const BORDER_PATH = "/art/border.svg";
