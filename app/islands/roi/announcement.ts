/** The projection in a sentence, for those who do not see it appear. */
import { calculatorForm } from "../../../content/forms.ts";
import type { RoiResult } from "../../../shared/contracts/roi.ts";
import { percent, usd } from "../../../shared/domain/roi/format.ts";

export function announcement({ range, projectedSavings, roiPercentage }: RoiResult): string {
  return calculatorForm.announce({
    return: percent(roiPercentage),
    low: percent(range.low.roiPercentage),
    high: percent(range.high.roiPercentage),
    savings: usd(projectedSavings),
  });
}
