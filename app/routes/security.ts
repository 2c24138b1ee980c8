import { absolute } from "../seo/page-meta.ts";

/** A year after the build: the standard asks for a date, and a new build renews it. */
const YEAR = 365 * 24 * 60 * 60 * 1000;

export function loader() {
  const expires = new Date(Date.now() + YEAR).toISOString().replace(/\.\d+Z$/, "Z");
  const text = `Contact: ${absolute("/#contact")}
Expires: ${expires}
Preferred-Languages: en, pt
Canonical: ${absolute("/.well-known/security.txt")}
`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
