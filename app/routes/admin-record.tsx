import { adminMeta } from "../admin/page-meta.ts";
import { RecordPage } from "../admin/record-page.tsx";

export const meta = () => adminMeta("/admin/record");

export default RecordPage;
