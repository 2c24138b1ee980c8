import { useEffect, useState } from "react";
import { calculatorForm, industryNames } from "../../../content/forms.ts";
import type { RoiResult } from "../../../shared/contracts/roi.ts";
import { toEnquiryText } from "../../../shared/domain/roi/enquiry-text.ts";
import { money, percent, REVENUE_LABEL } from "../../../shared/domain/roi/labels.ts";
import { filled } from "../../../shared/domain/typography.ts";
import { PILOT_MONTHS } from "../../../shared/roi-model/limits.ts";
import { isFollowed } from "../../arrival.ts";
import { CurveDrawing } from "../../ui/chart/curve-drawing.tsx";
import { CopyText } from "../../ui/field.tsx";
import ground from "../../ui/plate.module.css";
import { Notice } from "./parts.tsx";
import styles from "./projection.module.css";
import roi from "./roi.module.css";
import { goToEnquiry, offerToEnquiry, reachesEnquiry } from "./use-inputs.ts";
import type { Outcome } from "./use-projection.ts";

interface Props {
  outcome: Outcome;
  state: { notUpdated: boolean; changedInputs: boolean | undefined };
  onRetry: () => void;
}

const { result: words, range: rangeWords, balance } = calculatorForm;

/** Milliseconds of a page in which who came by a link to a part of it is still on the way there. */
const ARRIVING = 4000;
/** Frames in which the rest of the page takes up a projection. */
const FRAMES = 5;

/** Who followed a link to what stands below is led past a projection of before, which appears above it. */
function leadPast(): void {
  const target = document.querySelector(":target");
  const place = target && document.getElementById("roi")?.compareDocumentPosition(target);
  if (place !== Node.DOCUMENT_POSITION_FOLLOWING || !isFollowed() || performance.now() > ARRIVING) return;
  // The enquiry form takes the projection up, too, and the browser moves the page by what it adds.
  const frames = (left: number) =>
    requestAnimationFrame(() => (left > 0 ? frames(left - 1) : target?.scrollIntoView({ behavior: "instant" })));
  frames(FRAMES);
}

/** The results: the return, its range and its twelve months first, then the rest and what to do. */
export function Projection({ outcome, state, onRetry }: Props) {
  useEffect(leadPast, []);
  const { request, result } = outcome;
  const cash = (amount: number) => money(amount, request.currency);
  const { roiPercentage, projectedSavings, projectedRevenue, range, breakEvenSpend, measure } = result;
  return (
    <>
      <div className={`${ground.plate} ${roi.sheet} ${styles.plate}`}>
        <header className={styles.head}>
          <h3>{words.title}</h3>
          <p>
            {filled(words.basis, {
              spend: cash(request.currentSpend),
              industry: industryNames[request.industry].toLowerCase(),
            })}
          </p>
          {state.changedInputs && <Notice text={words.changedInputs} />}
          {state.notUpdated && <Notice text={words.notUpdated} button={words.retry} onClick={onRetry} />}
        </header>
        <div className={styles.first}>
          <dl className={styles.return}>
            <div>
              <dt>{words.return}</dt>
              <dd data-negative={roiPercentage < 0 || undefined}>{percent(roiPercentage)}</dd>
              {range && (
                <dd className={styles.meaning}>
                  {filled(rangeWords.between, {
                    low: percent(range.low.roiPercentage),
                    high: percent(range.high.roiPercentage),
                  })}{" "}
                  {breakEvenSpend === null && rangeWords.neverEven}
                  {breakEvenSpend ? filled(rangeWords.breakEven, { spend: cash(breakEvenSpend) }) : null}
                </dd>
              )}
            </div>
          </dl>
          {result.months && <TwelveMonths months={result.months} cash={cash} />}
          <dl className={styles.amounts}>
            <div>
              <dt>{words.savings}</dt>
              <dd>{cash(projectedSavings)}</dd>
            </div>
            <div>
              <dt>{measure?.label ?? REVENUE_LABEL}</dt>
              <dd>{cash(projectedRevenue)}</dd>
              {/* What revenue is, the first of the insights says. */}
              {measure?.kind === "service-value" && <dd className={styles.meaning}>{measure.meaning}</dd>}
            </div>
          </dl>
        </div>
      </div>
      <div className={styles.words}>
        {result.insights.length > 0 && (
          <section aria-labelledby="roi-insights">
            <h3 id="roi-insights">{words.insights}</h3>
            <ul>
              {result.insights.map((insight) => (
                <li key={insight}>{insight}</li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="roi-recommendation">
          <h3 id="roi-recommendation">{words.recommendation}</h3>
          <p className={styles.recommendation}>{result.recommendation}</p>
          <Actions outcome={outcome} notUpdated={state.notUpdated} />
        </section>
      </div>
      {result.caveat && <p className={styles.caveat}>{result.caveat}</p>}
    </>
  );
}

type Months = RoiResult["months"];

/** The balance over the twelve months as a curve; its numbers as a table are folded (drivers-figure.tsx). */
function TwelveMonths({ months, cash }: { months: Months; cash: (amount: number) => string }) {
  const last = months.at(-1);
  if (!last) return null;
  const lowest = months.reduce((least, month) => (month.base < least.base ? month : least));
  const below = months.findLast(({ base }) => base < 0)?.month ?? 0;
  const labels = {
    low: cash(last.low),
    high: cash(last.high),
    zero: balance.zero,
    last: filled(balance.month, { month: last.month }),
  };
  return (
    <figure className={styles.months} aria-labelledby="roi-balance">
      <h3 id="roi-balance">{filled(balance.headline, { amount: cash(last.base) })}</h3>
      <CurveDrawing points={months} labels={labels} mark={{ step: PILOT_MONTHS, label: balance.pilot }} />
      <figcaption className={styles.meaning}>
        {balance.caption}{" "}
        {lowest.base < 0 && filled(balance.lowest, { month: lowest.month, amount: cash(lowest.base) })}{" "}
        {below < months.length ? filled(balance.covered, { month: below + 1 }) : balance.notCovered}
      </figcaption>
    </figure>
  );
}

function Actions({ outcome, notUpdated }: { outcome: Outcome; notUpdated: boolean }) {
  const [uncarried, setUncarried] = useState("");
  const add = () => {
    if (!reachesEnquiry()) return setUncarried(toEnquiryText(outcome.request, outcome.result));
    goToEnquiry();
    offerToEnquiry(outcome, true);
  };
  return (
    <div className={styles.actions} data-print="none">
      <p id="roi-consultation" className={styles.meaning}>
        {words.consultation[verdictOf(outcome.result)]}
      </p>
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
          aria-describedby={notUpdated ? "roi-not-updated" : undefined}
          onClick={add}
        >
          {words.addToEnquiry}
        </button>
      </p>
      {notUpdated && (
        <p id="roi-not-updated" className={styles.meaning}>
          {words.notUpdatedActions}
        </p>
      )}
      <div role="status">
        {uncarried && (
          <>
            <p>
              {words.notCarried} <a href="/#contact">{words.toForm}</a>.
            </p>
            <CopyText id="roi-text" label={words.projectionText} text={uncarried} rows={6} words={words.copyText} />
          </>
        )}
      </div>
    </div>
  );
}

/** Whether no case covers the cost, only some do, or the base case does. */
function verdictOf({ roiPercentage, range }: Outcome["result"]): keyof typeof words.consultation {
  if (range && range.high.roiPercentage < 0) return "against";
  return roiPercentage < 0 ? "doubtful" : "towards";
}
