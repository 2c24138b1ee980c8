import { useRef } from "react";
import { calculatorForm } from "../../../content/forms.ts";
import { RELOAD } from "../../../content/islands.ts";
import { AssumptionList } from "./assumption-list.tsx";
import { DriversFigure } from "./drivers-figure.tsx";
import { Empty, type Example } from "./empty.tsx";
import { InputForm } from "./input-form.tsx";
import { OpenPack } from "./open-pack.tsx";
import { PlainButton } from "./plain-button.tsx";
import { Projection } from "./projection.tsx";
import styles from "./roi.module.css";
import { useRoi } from "./use-roi.ts";

/** The ROI calculator; the projection is the server's. */
export default function Roi({ example }: { example: Example }) {
  const form = useRef<HTMLFormElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { fields, action, notice, outcome, assumptions, state, pack, liveMessage } = useRoi(form, panel);
  /** For buttons that go once they have helped: keeps the focus at the projection. */
  const andStay = (act: () => void) => () => {
    panel.current?.focus({ preventScroll: true });
    act();
  };
  return (
    <div ref={whole} className={styles.roi}>
      <div className={styles.entries}>
        <InputForm form={form} fields={fields} action={action} />
        <OpenPack place={whole} onOpen={pack.open} />
      </div>
      <section
        ref={panel}
        tabIndex={-1}
        className={styles.panel}
        aria-label={calculatorForm.result.title}
        aria-busy={state.busy}
        data-empty={!outcome || undefined}
      >
        {notice && (
          <div className={styles.notice}>
            <p>{calculatorForm.notices[notice]}</p>
            {notice === "lostLink" && <PlainButton data-reload>{RELOAD}</PlainButton>}
          </div>
        )}
        {state.failed && (
          <div className={styles.notice}>
            <p>{calculatorForm.notices.failed}</p>
            <PlainButton onClick={andStay(action.calculate)}>{calculatorForm.result.retry}</PlainButton>
          </div>
        )}
        {outcome ? (
          <Projection outcome={outcome} state={state} pack={pack} onRetry={andStay(assumptions.repeat)} />
        ) : (
          <Empty example={state.failed ? undefined : example} />
        )}
      </section>
      {outcome && (
        <>
          <DriversFigure {...outcome} />
          <AssumptionList outcome={outcome} own={assumptions} notUpdated={state.notUpdated} />
        </>
      )}
      <p role="status" className="visually-hidden">
        {liveMessage}
      </p>
    </div>
  );
}
