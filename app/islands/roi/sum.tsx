import { calculatorForm } from "../../../content/forms.ts";
import { money, percent, valueText } from "../../../shared/domain/roi/labels.ts";
import { averageEffect } from "../../../shared/domain/roi/model.ts";
import { filled } from "../../../shared/domain/typography.ts";
import type { Assumption } from "../../../shared/roi-model/limits.ts";
import { Fold } from "./parts.tsx";
import styles from "./sum.module.css";
import type { Outcome } from "./use-projection.ts";

const { fold, terms } = calculatorForm.sum;

/** The base case as the model adds it up, line by line. */
export function Sum({ request, result: { range, assumptions } }: Outcome) {
  if (!range || !assumptions) return null;
  const { savings, revenue, contribution, cost, roiPercentage } = range.base;
  const used = (name: Assumption) => assumptions.used.find((one) => one.name === name);
  const value = (name: Assumption) => used(name)?.base ?? 0;
  const text = (name: Assumption) => valueText(name, value(name), request.currency);
  const label = (name: Assumption) => used(name)?.label.toLowerCase() ?? "";
  const cash = (amount: number) => money(amount, request.currency);
  const [spend, effect] = [cash(request.currentSpend), percent(averageEffect(value("fullEffectMonth")) * 100)];
  const perUnit = filled(terms.revenue, { revenuePerUnit: label("revenuePerUnit") });
  const lines = [
    [terms.savings, `${spend} × ${text("recoverableShare")} × ${effect}`, cash(savings)],
    [perUnit, `${spend} × ${text("revenuePerUnit")} × ${text("uplift")} × ${effect}`, cash(revenue)],
    [filled(terms.kept, { margin: label("margin") }), `${cash(revenue)} × ${text("margin")}`, cash(contribution)],
    [terms.cost, `${text("fixedCost")} + ${spend} × ${text("costShare")}`, cash(-cost)],
    [
      terms.return,
      `(${cash(savings)} + ${cash(contribution)} − ${cash(cost)}) ÷ ${cash(cost)}`,
      percent(roiPercentage),
    ],
  ];
  return (
    <dl className={styles.sum}>
      {lines.map(([term, how, amount]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{how}</dd>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SumFold(outcome: Outcome) {
  return (
    outcome.result.range &&
    outcome.result.assumptions && (
      <Fold title={fold}>
        <Sum {...outcome} />
      </Fold>
    )
  );
}
