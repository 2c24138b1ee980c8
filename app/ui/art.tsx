import { type ArtShape, artInPage } from "../../content/art.ts";

/** The drawing of a page, in the page itself: no request, crisp at every size. Decoration, so it is not announced. */
export function Art({ name, shape }: { name: string; shape: ArtShape }) {
  // Our own drawings, of content/art; nothing in it comes from outside.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: artInPage(name, shape) }} />;
}
