import { OverviewPage } from "../admin/overview-page.tsx";
import { adminMeta } from "../admin/page-meta.ts";

export const meta = () => adminMeta("/admin/overview");

export default OverviewPage;
