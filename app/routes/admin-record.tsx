import { adminMeta } from "../admin/head.tsx";
import { RecordPage } from "../admin/record-page.tsx";

export const meta = () => adminMeta("/admin/record");

export default RecordPage;
