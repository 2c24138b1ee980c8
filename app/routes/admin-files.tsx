import { FilesPage } from "../admin/files-page.tsx";
import { adminMeta } from "../admin/page-meta.ts";

export const meta = () => adminMeta("/admin/files");

export default FilesPage;
