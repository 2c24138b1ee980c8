/** Path of the image that stands for a page where it is shared: `/social/results-finance.png`. */
export function socialImagePath(path: string): string {
  return `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
