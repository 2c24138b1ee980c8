import { type BuyerDocument, documentStatus, documents } from "../../content/documents.ts";
import { DataTable } from "../ui/data-table/data-table.tsx";
import styles from "../ui/prose.module.css";

/** The papers that buyers ask for, and where each stands. */
export function Documents() {
  return (
    <DataTable
      className={styles.table}
      head={["Paper", "What a buyer needs it for", "Where it is"]}
      rows={documents.map((document) => [document.name, document.use, placeOf(document)])}
    />
  );
}

const placeOf = ({ status, at }: BuyerDocument) =>
  at ? <a href={at}>{documentStatus[status]}</a> : documentStatus[status];
