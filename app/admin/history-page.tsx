import { adminMeta } from "./head.tsx";

export { ChangesCard as default } from "./tools/changes-card.tsx";
export const meta = () => adminMeta("/admin/history");
