import { adminMeta } from "../admin/page-meta.ts";
import { QuestionsPage } from "../admin/questions-page.tsx";

export const meta = () => adminMeta("/admin/questions");

export default QuestionsPage;
