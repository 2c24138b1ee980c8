import { useLoaderData } from "react-router";
import { everyPage } from "../../content/index.ts";
import { KnowledgeBaseAdmin } from "../admin/admin.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { PageHead } from "../ui/page-head.tsx";

/** This page alone is an application as a whole. */
export const handle = { hydrate: true };

export const meta = () =>
  pageMeta({
    path: "/admin/knowledge-base",
    title: "Knowledge Base Admin",
    description: "Operators keep the consultant's knowledge base here.",
    indexed: false,
  });

/** Pages without a file of their own in content/. */
const OTHER_PAGES = [
  "/",
  "/solutions",
  "/results",
  "/results/figures",
  "/insights",
  "/sitemap",
  "/contact",
  "/admin/knowledge-base",
];

/** The site's pages as they were built: entries that speak of another one are shown as such. */
export const loader = () => ({
  pages: [...OTHER_PAGES, ...everyPage.map(({ path }) => path)],
});

export default function Admin() {
  const { pages } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} data-index="no">
      <PageHead title="Knowledge Base Admin" />
      <div className="container">
        <KnowledgeBaseAdmin pages={pages} />
      </div>
    </main>
  );
}
