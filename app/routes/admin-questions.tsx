import { adminMeta } from "../admin/head.tsx";
import { QuestionsPage } from "../admin/questions-page.tsx";

export const meta = () => adminMeta("/admin/questions");

export default QuestionsPage;
