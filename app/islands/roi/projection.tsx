import type { ComponentProps } from "react";
import { calculatorForm, industryNames } from "../../../content/forms.ts";
import { money, percent, REVENUE_LABEL } from "../../../shared/domain/roi/labels.ts";
import { BalanceFigure } from "./balance-figure.tsx";
import { BoardPackForm } from "./board-pack-form.tsx";
import { PlainButton } from "./plain-button.tsx";
import styles from "./projection.module.css";
import { RangeFigure } from "./range-figure.tsx";
import { ShareLink } from "./share-link.tsx";
import { goToEnquiry, offerToEnquiry } from "./use-inputs.ts";
import type { Outcome } from "./use-projection.ts";

interface Props {
  outcome: Outcome;
  state: { notUpdated: boolean; changedInputs: boolean | undefined };
  pack: Pick<ComponentProps<typeof BoardPackForm>, "notes" | "onReason">;
  onRetry: () => void;
}

const words = calculatorForm.result;

/** The results: the base case, the range, charts and actions. */
export function Projection({ outcome, state, pack, onRetry }: Props) {
  const { result } = outcome;
  const loses = result.roiPercentage < 0;
  return (
    <>
      <Head outcome={outcome} state={state} onRetry={onRetry} />
      {/* A loss is easier to use where one knows first what to do, and from where it would turn. */}
      {loses && <Recommendation {...outcome} />}
      <Results {...outcome} />
      <BalanceFigure {...outcome} />
      <RangeFigure {...outcome} />
      {!loses && <BreakEven {...outcome} />}
      {result.insights.length > 0 && (
        <section className={styles.words} aria-labelledby="roi-insights">
          <h3 id="roi-insights">{words.insights}</h3>
          <ul>
            {result.insights.map((insight) => (
              <li key={insight}>{insight}</li>
            ))}
          </ul>
        </section>
      )}
      {!loses && <Recommendation {...outcome} />}
      <Actions outcome={outcome} state={state} pack={pack} />
      {result.caveat && <p className={styles.caveat}>{result.caveat}</p>}
    </>
  );
}

function Head({ outcome: { request }, state, onRetry }: Omit<Props, "pack">) {
  return (
    <header className={styles.head}>
      <h3 id="roi-result">{words.title}</h3>
      <p>{words.basis(money(request.currentSpend, request.currency), industryNames[request.industry])}</p>
      {state.changedInputs && <p className={styles.note}>{words.changedInputs}</p>}
      {state.notUpdated && (
        <p className={styles.note}>
          {words.notUpdated} <PlainButton onClick={onRetry}>{words.retry}</PlainButton>
        </p>
      )}
    </header>
  );
}

function Recommendation(outcome: Outcome) {
  const { recommendation, roiPercentage } = outcome.result;
  return (
    <section className={styles.words} aria-labelledby="roi-recommendation">
      <h3 id="roi-recommendation">{words.recommendation}</h3>
      <p className={styles.recommendation}>{recommendation}</p>
      {roiPercentage < 0 && <BreakEven {...outcome} />}
    </section>
  );
}

function BreakEven({ request, result: { breakEvenSpend } }: Outcome) {
  if (breakEvenSpend === undefined) return null;
  const { breakEven, neverEven } = calculatorForm.range;
  return <p>{breakEvenSpend === null ? neverEven : breakEven(money(breakEvenSpend, request.currency))}</p>;
}

function Results({ request, result }: Outcome) {
  const { roiPercentage, projectedSavings, projectedRevenue, measure } = result;
  return (
    <dl className={styles.results}>
      <div className={styles.return}>
        <dt>{words.return}</dt>
        <dd data-negative={roiPercentage < 0 || undefined}>{percent(roiPercentage)}</dd>
      </div>
      <div>
        <dt>{words.savings}</dt>
        <dd>{money(projectedSavings, request.currency)}</dd>
      </div>
      <div>
        <dt>{measure?.label ?? REVENUE_LABEL}</dt>
        <dd>{money(projectedRevenue, request.currency)}</dd>
        {measure && <dd className={styles.meaning}>{measure.meaning}</dd>}
      </div>
    </dl>
  );
}

function Actions({ outcome, state, pack }: Omit<Props, "onRetry">) {
  return (
    <div className={styles.actions}>
      <p id="roi-consultation">{words.consultation[verdictOf(outcome.result)]}</p>
      <p className="button-row">
        <button
          type="button"
          className="button"
          aria-describedby="roi-consultation"
          data-topic={words.consultationTopic}
          onClick={goToEnquiry}
        >
          {words.schedule}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-describedby={state.notUpdated ? "roi-not-updated" : undefined}
          onClick={() => {
            goToEnquiry();
            offerToEnquiry(outcome, true);
          }}
        >
          {words.addToEnquiry}
        </button>
      </p>
      {state.notUpdated && (
        <p id="roi-not-updated" className={styles.note}>
          {words.notUpdatedActions}
        </p>
      )}
      <BoardPackForm outcome={outcome} notes={pack.notes} onReason={pack.onReason} />
      <ShareLink request={outcome.request} />
    </div>
  );
}

/** Whether no case covers the cost, only some do, or the base case does. */
function verdictOf({ roiPercentage, range }: Outcome["result"]): keyof typeof words.consultation {
  if (range && range.high.roiPercentage < 0) return "against";
  return roiPercentage < 0 ? "doubtful" : "towards";
}
