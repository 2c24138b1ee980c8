import { drawLogo } from "../../content/logo.ts";

export function Logo() {
  // Our own constant, nothing in it comes from outside.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <span className="logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawLogo() }} />;
}
