import { type AdminPath, adminPages } from "../../content/admin-pages.ts";
import { pageMeta } from "../seo/page-meta.ts";

/** Meta tags of an operators' page, which is not indexed. */
export function adminMeta(path: AdminPath) {
  const page = adminPages.find((one) => one.path === path);
  if (!page) throw new Error(`no operators' page at ${path}`);
  return pageMeta({ path, title: page.title, description: page.description, indexed: false });
}
