import { AnswersPage } from "../admin/answers-page.tsx";
import { adminMeta } from "../admin/page-meta.ts";

export const meta = () => adminMeta("/admin/answers");

export default AnswersPage;
