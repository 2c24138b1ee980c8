import { clientRows, otherRows } from "../../content/figures-page.ts";
import { absolute, csvResponse } from "../seo/page-meta.ts";

const HEADER = [
  "figure",
  "what was measured",
  "whose figure",
  "page",
  "period",
  "basis",
  "what it cannot show",
  "address",
];

/** The table of figures. */
export function loader() {
  const rows = [...clientRows, ...otherRows].map(({ text, label, kind, source, period, basis, limits }) => [
    text,
    label,
    kind,
    source.name,
    period,
    basis,
    limits,
    absolute(source.path),
  ]);
  return csvResponse(HEADER, ...rows);
}
