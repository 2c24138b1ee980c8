import { type AdminPath, adminPages } from "../../content/admin-pages.ts";
import { pageMeta } from "../seo/page-meta.ts";

/** Title and description of an operators' page, which is not for finding. */
export function adminMeta(path: AdminPath) {
  const page = adminPages.find((one) => one.path === path);
  if (!page) throw new Error(`no operators' page at ${path}`);
  return pageMeta({ path, title: page.title, description: page.description, indexed: false });
}
