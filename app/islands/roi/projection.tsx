import { calculatorForm, industryNames } from "../../../content/forms.ts";
import { percent, usd } from "../../../shared/domain/roi/format.ts";
import { offerToEnquiry } from "./for-enquiry.ts";
import styles from "./projection.module.css";
import { RangeFigure } from "./range-figure.tsx";
import { ShareLink } from "./share-link.tsx";
import type { Outcome } from "./use-projection.ts";

interface Props {
  outcome: Outcome;
  state: { notUpdated: boolean; changedInputs: boolean | undefined };
  onRetry: () => void;
}

const words = calculatorForm.result;

/** The five results of the base case, the range around them, and what can be done with them. */
export function Projection({ outcome, state, onRetry }: Props) {
  const { request, result } = outcome;
  return (
    <>
      <header className={styles.head}>
        <h3 id="roi-result">{words.title}</h3>
        <p>{words.basis(usd(request.currentSpend), industryNames[request.industry])}</p>
        {state.changedInputs && <p className={styles.note}>{words.changedInputs}</p>}
        {state.notUpdated && (
          <p className={styles.note}>
            {words.notUpdated}{" "}
            <button type="button" className={styles.plain} onClick={onRetry}>
              {words.retry}
            </button>
          </p>
        )}
      </header>
      <Results {...result} />
      <RangeFigure {...result} />
      <section className={styles.words} aria-labelledby="roi-insights">
        <h3 id="roi-insights">{words.insights}</h3>
        <ul>
          {result.insights.map((insight) => (
            <li key={insight}>{insight}</li>
          ))}
        </ul>
      </section>
      <section className={styles.words} aria-labelledby="roi-recommendation">
        <h3 id="roi-recommendation">{words.recommendation}</h3>
        <p className={styles.recommendation}>{result.recommendation}</p>
      </section>
      <Actions outcome={outcome} />
      <p className={styles.caveat}>{result.caveat}</p>
    </>
  );
}

function Results({ roiPercentage, projectedSavings, projectedRevenue, measure }: Outcome["result"]) {
  return (
    <dl className={styles.results}>
      <div className={styles.return}>
        <dt>{words.return}</dt>
        <dd data-negative={roiPercentage < 0 || undefined}>{percent(roiPercentage)}</dd>
      </div>
      <div>
        <dt>{words.savings}</dt>
        <dd>{usd(projectedSavings)}</dd>
      </div>
      <div>
        <dt>{measure.label}</dt>
        <dd>{usd(projectedRevenue)}</dd>
        <dd className={styles.meaning}>{measure.meaning}</dd>
      </div>
    </dl>
  );
}

function Actions({ outcome }: { outcome: Outcome }) {
  const toContact = () => {
    location.hash = "contact";
  };
  return (
    <div className={styles.actions}>
      <p className="button-row">
        <button type="button" className="button" onClick={toContact}>
          {words.schedule}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            toContact();
            offerToEnquiry(outcome, true);
          }}
        >
          {words.addToEnquiry}
        </button>
      </p>
      <ShareLink request={outcome.request} />
    </div>
  );
}
