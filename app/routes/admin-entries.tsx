import { useOutletContext } from "react-router";
import { EntriesPage } from "../admin/entries-page.tsx";
import { adminMeta } from "../admin/head.tsx";

export const meta = () => adminMeta("/admin/entries");

export default function Entries() {
  const { pages } = useOutletContext<{ pages: string[] }>();
  return <EntriesPage pages={pages} />;
}
