import { useRef } from "react";
import { calculatorForm } from "../../../content/forms.ts";
import { AssumptionList } from "./assumption-list.tsx";
import { DriversFigure } from "./drivers-figure.tsx";
import { InputForm } from "./input-form.tsx";
import { Projection } from "./projection.tsx";
import styles from "./roi.module.css";
import { useRoi } from "./use-roi.ts";

/** The ROI calculator. The server projects; here one enters, sees, changes and shares. */
export default function Roi() {
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { fields, action, notice, outcome, assumptions, state, said } = useRoi(form, panel);
  return (
    <div className={styles.roi}>
      <InputForm form={form} fields={fields} action={action} />
      <section
        ref={panel}
        className={styles.panel}
        aria-label={calculatorForm.result.title}
        aria-busy={state.busy}
        data-empty={!outcome || undefined}
      >
        {notice && <p className={styles.notice}>{calculatorForm.notices[notice]}</p>}
        {outcome ? <Projection outcome={outcome} state={state} onRetry={assumptions.repeat} /> : <Empty />}
      </section>
      {outcome && (
        <>
          <DriversFigure {...outcome.result} />
          <AssumptionList assumptions={outcome.result.assumptions} own={assumptions} />
        </>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

function Empty() {
  return (
    <>
      <svg className={styles.tiles} aria-hidden="true">
        <pattern id="roi-tiles" width="96" height="96" patternUnits="userSpaceOnUse">
          <path
            d="M0 0h96v96H0ZM48 28a20 20 0 0 1 0 40 20 20 0 0 1 0-40ZM0 30A30 30 0 0 0 30 0M66 0a30 30 0 0 0 30 30M96 66a30 30 0 0 0-30 30M30 96A30 30 0 0 0 0 66M48 0v28M48 68v28M0 48h28M68 48h28"
            fill="none"
            stroke="currentColor"
          />
        </pattern>
        <rect width="100%" height="100%" fill="url(#roi-tiles)" />
      </svg>
      <p className={styles.empty}>{calculatorForm.empty}</p>
    </>
  );
}
