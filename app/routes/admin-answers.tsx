import { AnswersPage } from "../admin/answers-page.tsx";
import { adminMeta } from "../admin/head.tsx";

export const meta = () => adminMeta("/admin/answers");

export default AnswersPage;
