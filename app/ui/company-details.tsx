import { companyDetails } from "../../content/company.ts";
import styles from "./company-details.module.css";

/** Who stands behind the site, as far as the operator has said so. */
export function CompanyDetails() {
  if (companyDetails.length === 0) return null;
  return (
    <dl className={styles.details}>
      {companyDetails.map(({ term, value, to }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{to ? <a href={to}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
