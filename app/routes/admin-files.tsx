import { FilesPage } from "../admin/files-page.tsx";
import { adminMeta } from "../admin/head.tsx";

export const meta = () => adminMeta("/admin/files");

export default FilesPage;
