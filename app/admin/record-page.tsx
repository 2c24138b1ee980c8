import { useEffect } from "react";
import { prepareToasts } from "../ui/toaster.tsx";
import { adminMeta } from "./head.tsx";
import parts from "./parts.module.css";
import { useChanges } from "./shell.tsx";
import { ChangesCard } from "./tools/changes-card.tsx";
import { SessionsCard } from "./tools/sessions-card.tsx";

export const meta = () => adminMeta("/admin/record");

export default function RecordPage() {
  const { version, changed } = useChanges();
  useEffect(prepareToasts, []);
  return (
    <div className={parts.workspace}>
      <div>
        <ChangesCard version={version} onRestored={changed} />
      </div>
      <div>
        <SessionsCard onEnded={changed} />
      </div>
    </div>
  );
}
