import { type BuyerDocument, documentStatus, documents } from "../../content/documents.ts";
import { companyDetails } from "../../content/owner.ts";
import { DataTable } from "../ui/data-table/data-table.tsx";
import styles from "../ui/prose.module.css";

/** The papers that buyers ask for, and where each stands. */
export function Documents() {
  return (
    <DataTable
      className={styles.table}
      head={["Paper", "Needed for", "Where it is"]}
      rows={documents.map((document) => [document.name, document.use, placeOf(document)])}
    />
  );
}

const placeOf = ({ status, at }: BuyerDocument) =>
  at ? <a href={at}>{documentStatus[status]}</a> : documentStatus[status];

/** Who stands behind the site, as far as the operator has said so. */
export function CompanyDetails() {
  const details = companyDetails();
  if (details.length === 0) return null;
  return (
    <dl className={styles.details}>
      {details.map(({ setting, term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{setting === "CONTACT_EMAIL" ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
