/** The figures of the ledger, as statements that others are compared with. */
import type { Fact } from "../../../shared/contracts/library.ts";
import { clausesOf } from "../claims/clauses.ts";
import { quantitiesOf } from "../claims/quantities.ts";
import { withExpressions } from "../text/terms.ts";
import { type Token, tokensOf } from "../tokens.ts";
import type { Statement } from "./statements.ts";
import { familyOf, intervalOf } from "./values.ts";

/** With the names of its measure, each as its words. */
export interface FactStatement {
  fact: Fact;
  statement: Statement;
  names: readonly (readonly Token[])[];
}

export function factStatement(fact: Fact): FactStatement[] {
  if (fact.role === "worked-example") return [];
  const [quantity] = quantitiesOf(fact.text);
  const family = quantity && familyOf(quantity);
  if (!quantity || !family) return [];
  const tokens = (text: string) => clausesOf(withExpressions(text)).flatMap((clause) => tokensOf(clause));
  const names = [fact.measure, ...fact.names].map(tokens);
  const interval = intervalOf(quantity, fact.text);
  const isChange = family === "share" && (fact.direction === "rose" || fact.direction === "fell") && !fact.before;
  const statement: Statement = {
    sentence: `${fact.measure}: ${fact.text}${fact.period ? ` (${fact.period})` : ""}`,
    quantity,
    family,
    interval,
    part: isChange ? "change" : "level",
    direction: { up: fact.direction === "rose", down: fact.direction === "fell" },
    times: quantitiesOf(fact.period ?? "").map(({ low, high, unit }) => `${low}-${high} ${unit}`),
    counted: [],
    mood: "",
    words: names[0] ?? [],
    around: new Set([...names.flat(), ...tokens(fact.basis)].map(({ key }) => key)),
    subjects: new Set([fact.subject]),
    page: fact.page,
    beside: [
      { quantity, interval },
      ...quantitiesOf(fact.before ?? "").map((before) => ({
        quantity: before,
        interval: intervalOf(before, fact.before ?? ""),
      })),
    ],
  };
  return [{ fact, statement, names }];
}
