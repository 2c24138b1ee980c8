import { useEffect } from "react";
import { prepareToasts } from "../ui/toaster.tsx";
import { adminMeta } from "./head.tsx";
import { useChanges } from "./shell.tsx";
import { ChangesCard } from "./tools/changes-card.tsx";

export const meta = () => adminMeta("/admin/history");

export default function HistoryPage() {
  const { version, changed } = useChanges();
  useEffect(prepareToasts, []);
  return <ChangesCard version={version} onTakenBack={changed} />;
}
