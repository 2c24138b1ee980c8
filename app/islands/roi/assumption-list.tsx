import { useRef } from "react";
import { calculatorForm } from "../../../content/forms.ts";
import { percent } from "../../../shared/domain/roi/labels.ts";
import { filled } from "../../../shared/domain/typography.ts";
import { AssumptionField } from "./assumption-field.tsx";
import styles from "./assumption-list.module.css";
import { currencyOf } from "./inputs.ts";
import { Fold } from "./parts.tsx";
import type { Refusal } from "./read-result.ts";
import type { Outcome, useAssumptions } from "./use-projection.ts";

interface Props {
  outcome: Outcome;
  own: ReturnType<typeof useAssumptions> & { refusal: Refusal | undefined };
  notUpdated: boolean;
}

const words = calculatorForm.assumptions;

export function AssumptionList({ outcome, own, notUpdated }: Props) {
  const { request, result } = outcome;
  const { assumptions } = result;
  if (!assumptions) return null;
  return (
    <Fold title={words.title}>
      <div className={styles.list}>
        <p className={styles.note}>{`${words.note} ${filled(words.version, { version: assumptions.version })}`}</p>
        <Standing {...result} notUpdated={notUpdated} onRetry={own.repeat} />
        {assumptions.used.map((one) => (
          <AssumptionField
            key={`${own.version}-${one.name}`}
            used={one}
            currency={currencyOf(request.currency ?? "")}
            refusal={own.refusal?.assumption === one.name ? own.refusal.message : undefined}
            onSet={(value) => own.set(one.name, value)}
          />
        ))}
        <p>
          <button type="button" className="button quiet" onClick={own.reset}>
            {words.reset}
          </button>
        </p>
      </div>
    </Fold>
  );
}

/** For toasts, which must not cover it. */
export const STANDING = "roi-standing";

type StandingProps = Outcome["result"] & { notUpdated: boolean; onRetry: () => void };

/** The return and its range, sticky above the assumptions. */
function Standing({ roiPercentage, range, notUpdated, onRetry }: StandingProps) {
  const { standing } = words;
  const line = useRef<HTMLParagraphElement>(null);
  const retry = () => {
    // The pressed button goes once it has helped.
    line.current?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <p ref={line} id={STANDING} tabIndex={-1} className={styles.standing} data-stale={notUpdated || undefined}>
      {standing.label} <strong>{percent(roiPercentage)}</strong>{" "}
      {range &&
        filled(standing.range, { low: percent(range.low.roiPercentage), high: percent(range.high.roiPercentage) })}
      {notUpdated && (
        <>
          {` ${standing.notUpdated} `}
          <button type="button" className="link-button" onClick={retry}>
            {calculatorForm.result.retry}
          </button>
        </>
      )}
    </p>
  );
}
