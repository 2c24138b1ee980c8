/** The page of figures: its words (`words/figures.json`), and its rows as the ledger has them. */
import type { Role } from "../shared/contracts/library.ts";
import { capitalised } from "../shared/domain/typography.ts";
import { withFiguresDeep } from "./figures.ts";
import { caseStudies, titleOf } from "./index.ts";
import { facts, figure, type LedgerFact, limitsThere, ownBasis } from "./ledger.ts";
import words from "./words/figures.json" with { type: "json" };

export const FIGURES_PATH = "/results/figures";
export const FIGURES_FILE = "/results/figures.csv";

/** One line of the table, and of the file. */
export interface FigureRow {
  id: string;
  text: string;
  /** For sorting: figures of one unit stand together, the smallest first. */
  order: string;
  label: string;
  source: { path: string; name: string };
  /** Empty where the ledger has none. */
  period: string;
  basis: string;
  limits: string;
  kind: string;
  /** Whether it is what a client reached. */
  isResult: boolean;
}

/** Whose figure it is; the first is what a client reached, the others are no result. */
const KINDS: Record<Role, string> = {
  "client-case": "Client result, anonymised",
  "our-practice": "Our own total or planning range",
  "general-advice": "Assumption of an article",
  "worked-example": "Worked example",
  "our-website": "This website",
};

/** Wide enough for any value of the ledger with two decimals. */
const DIGITS = 16;

function orderOf({ unit, value }: LedgerFact): string {
  const [low] = [value].flat() as number[];
  return `${unit} ${(low ?? 0).toFixed(2).padStart(DIGITS, "0")}`;
}

function rowOf(fact: LedgerFact): FigureRow {
  const { id, text, label, page, period, basis, role } = fact;
  const name = caseStudies.find(({ path }) => path === page)?.meta.cardTitle ?? titleOf(page);
  const source = { path: page, name };
  return {
    id,
    text,
    order: orderOf(fact),
    label,
    source,
    period: period ?? "",
    basis: capitalised(ownBasis(basis)),
    limits: limitsThere(fact),
    kind: KINDS[role],
    isResult: role === "client-case",
  };
}

/** The pages in the order in which a reader meets them: the home page, the cases, whatever else. */
const PAGES = ["/", ...caseStudies.map(({ path }) => path)];
const placeOf = (page: string) => (PAGES.includes(page) ? PAGES.indexOf(page) : PAGES.length);
const inOrder = facts.toSorted((a, b) => placeOf(a.page) - placeOf(b.page));

export const clientRows = inOrder.filter(({ role }) => role === "client-case").map(rowOf);
export const otherRows = inOrder.filter(({ role }) => role !== "client-case").map(rowOf);

export const figuresPage = withFiguresDeep(words);

/** The figure with the sign that its direction gives it. */
export const signed = ({ figure: id, sign = "" }: { figure: string; sign?: string }) => `${sign}${figure(id).text}`;
