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

export default function Admin() {
  return (
    <main id="main" tabIndex={-1} data-index="no">
      <PageHead title="Knowledge Base Admin" />
    </main>
  );
}
