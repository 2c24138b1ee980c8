/** The projection in a sentence, for screen readers. */
import { calculatorForm } from "../../../content/forms.ts";
import { money, percent } from "../../../shared/domain/roi/format.ts";
import type { Outcome } from "./use-projection.ts";

export function announcement({ request, result }: Outcome): string {
  const { range, projectedSavings, roiPercentage } = result;
  return calculatorForm.announce({
    return: percent(roiPercentage),
    range: range && { low: percent(range.low.roiPercentage), high: percent(range.high.roiPercentage) },
    savings: money(projectedSavings, request.currency),
  });
}
