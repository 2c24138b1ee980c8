import { artFormats, drawArt } from "../art/art.ts";
import { inPage } from "../art/night.ts";

/** The drawing of a page, in the page itself: no request, crisp at every size. Decoration, so it is not announced. */
export function Art({ name, shape }: { name: string; shape: keyof typeof artFormats }) {
  // Our own constants, drawn by app/art; nothing in it comes from outside.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: inPage(drawArt(name, artFormats[shape])) }} />;
}
