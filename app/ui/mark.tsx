import { drawMark } from "../art/mark.ts";

/** The sign of the house: one tile. */
export function Mark() {
  // Our own constant, drawn by app/art; nothing in it comes from outside.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <span className="mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawMark() }} />;
}
