import { absolute } from "../seo/page-meta.ts";

export function loader() {
  const text = `User-agent: *
Disallow: /admin/
Disallow: /functions/
Disallow: /rest/

Sitemap: ${absolute("/sitemap.xml")}
`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
