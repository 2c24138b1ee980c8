import { site } from "../../content/site.ts";
import { colours } from "../../shared/brand-looks.ts";
import { manifestIcons } from "../seo/icons.ts";

/** What a browser needs to keep the site like an application (W3C Web Application Manifest). */
export function loader() {
  const manifest = {
    id: "/",
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: "en-GB",
    start_url: "/",
    scope: "/",
    // Pages to read, in a browser's own window. Whatever can be installed as an application has its large icon
    // fetched by each visitor who opens a page, in case they want to.
    display: "browser",
    theme_color: colours.paper.day,
    background_color: colours.paper.day,
    icons: manifestIcons.map(({ src, size, maskable }) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: maskable ? "maskable" : "any",
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
}
