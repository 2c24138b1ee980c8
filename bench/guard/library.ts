/** Facts and subjects in the form of the library, from the ledger: as much as the guard's bench needs. */
import { type Figure, ledger } from "../../content/ledger.ts";
import type { Fact, Subject } from "../../shared/contracts/library.ts";

const subject = (
  id: string,
  kind: Subject["kind"],
  title: string,
  names: string,
  page: string,
  sectors: Subject["sectors"],
): Subject => ({
  id,
  kind,
  title,
  names: names.split(", "),
  pages: [page],
  sectors,
});

export const subjects: Subject[] = [
  subject(
    "case-finance",
    "case",
    "Finance Sector Growth case",
    "finance growth case, finance sector growth, the bank, the finance client, finance case",
    "/results/finance",
    ["finance"],
  ),
  subject(
    "case-finance-ai",
    "case",
    "Finance AI Attribution case",
    "finance attribution case, attribution case, finance AI case, finance client, finance case, the bank",
    "/results/finance-ai-attribution",
    ["finance"],
  ),
  subject(
    "case-tourism",
    "case",
    "Tourism Campaign Success case",
    "tourism campaign case, destination campaign, the tourism campaign",
    "/results/tourism",
    ["tourism"],
  ),
  subject(
    "case-tourism-ai",
    "case",
    "Tourism AI Orchestration case",
    "tourism AI case, orchestration case, tourism orchestration",
    "/results/tourism-ai-growth",
    ["tourism"],
  ),
  subject("case-insurance", "case", "Insurance Growth case", "the insurer, insurance case", "/results/insurance", [
    "insurance",
  ]),
  subject("case-legal", "case", "Legal Platform Scale case", "legal platform, legal platform case", "/results/legal", [
    "legal",
  ]),
  subject(
    "case-legal-ai",
    "case",
    "Legal AI Platform case",
    "legal AI pilot, drafting pilot",
    "/results/legal-ai-platform",
    ["legal"],
  ),
  subject(
    "case-government",
    "case",
    "Government Initiative case",
    "government case, government client",
    "/results/government",
    ["government"],
  ),
];

const FELL = /\b(?:lower|fewer|reduction|cut|faster)\b/i;
const ROSE = /\b(?:higher|more|uplift|gain|growth|improvement)\b/i;
const LEVEL = /%|x$|:1$/;

export const facts: Fact[] = Object.entries(ledger as Record<string, Figure>).map(([id, figure]) => ({
  id,
  subject: subjects.find(({ pages }) => pages.includes(figure.page))?.id ?? "house-agency",
  role: figure.basis.includes("Worked example") ? "worked-example" : "client-case",
  measure: figure.label,
  names: [],
  direction: FELL.test(figure.label)
    ? "fell"
    : ROSE.test(figure.label)
      ? "rose"
      : LEVEL.test(figure.text)
        ? "level"
        : "count",
  value: figure.value,
  unit: figure.unit,
  text: figure.text,
  before: id === "government.completion" ? "48%" : null,
  period: figure.period,
  basis: figure.basis,
  limits: "",
  comparable: null,
  page: figure.page,
}));
