import { useOutletContext } from "react-router";
import { KnowledgeBasePage } from "../admin/knowledge-base-page.tsx";
import { adminMeta } from "../admin/page-meta.ts";

export const meta = () => adminMeta("/admin/knowledge-base");

export default function KnowledgeBase() {
  const { pages } = useOutletContext<{ pages: string[] }>();
  return <KnowledgeBasePage pages={pages} />;
}
