import { useEffect } from "react";
import { prepareToasts } from "../ui/toaster.tsx";
import { useChanges } from "./changes.tsx";
import { ChangesCard } from "./tools/changes-card.tsx";

export function RecordPage() {
  const { version, changed } = useChanges();
  useEffect(prepareToasts, []);
  return <ChangesCard version={version} onRestored={changed} />;
}
