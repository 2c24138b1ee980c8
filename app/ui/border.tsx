import { drawBorder } from "../art/border.ts";
import { inPage } from "../art/night.ts";

/** A band of tiles: the line that opens the footer. */
export function Border() {
  // Our own constant, drawn by app/art; nothing in it comes from outside.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className="tile-border" aria-hidden="true" dangerouslySetInnerHTML={{ __html: inPage(drawBorder()) }} />;
}
