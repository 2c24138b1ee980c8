import { useOutletContext } from "react-router";
import { adminMeta } from "../admin/head.tsx";
import { KnowledgeBasePage } from "../admin/knowledge-base-page.tsx";

export const meta = () => adminMeta("/admin/knowledge-base");

export default function KnowledgeBase() {
  const { pages } = useOutletContext<{ pages: string[] }>();
  return <KnowledgeBasePage pages={pages} />;
}
