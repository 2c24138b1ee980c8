import { clientRows, otherRows } from "../../content/figures-page.ts";
import { csvLine } from "../../shared/domain/typography.ts";
import { absolute } from "../seo/page-meta.ts";

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

/** The table of figures as a file, for spreadsheets: the mark at its start tells them that it is UTF-8. */
export function loader() {
  const lines = [...clientRows, ...otherRows].map(({ text, label, kind, source, period, basis, limits }) =>
    csvLine([text, label, kind, source.name, period, basis, limits, absolute(source.path)]),
  );
  return new Response(`\uFEFF${csvLine(HEADER)}${lines.join("")}`, {
    headers: { "content-type": "text/csv; charset=utf-8" },
  });
}
