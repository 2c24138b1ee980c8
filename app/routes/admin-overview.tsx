import { adminMeta } from "../admin/head.tsx";
import { OverviewPage } from "../admin/overview-page.tsx";

export const meta = () => adminMeta("/admin/overview");

export default OverviewPage;
