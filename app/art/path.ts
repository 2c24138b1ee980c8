import { type artFormats, artNames } from "./art.ts";

/** The drawing of the page at this path; one that is no page of content, an index say, gets the house's. */
export function artOf(path: string): string {
  return artNames.find((name) => `/${name}` === path) ?? "default";
}

/** Address of a drawing as a file: "/art/solutions/ai-tourism.card.svg". */
export function artPath(name: string, shape: keyof typeof artFormats): string {
  return `/art/${name}.${shape}.svg`;
}

export const BORDER_PATH = "/art/border.svg";
