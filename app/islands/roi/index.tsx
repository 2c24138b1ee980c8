import { useRef } from "react";
import { calculatorForm } from "../../../content/forms.ts";
import { RELOAD } from "../../../content/islands.ts";
import { AssumptionList } from "./assumption-list.tsx";
import { BoardPackFold } from "./board-pack-form.tsx";
import { CasesAndMonths, DriversFigure } from "./drivers-figure.tsx";
import { Empty, type Example } from "./empty.tsx";
import { InputForm } from "./input-form.tsx";
import { Notice } from "./parts.tsx";
import { Projection } from "./projection.tsx";
import styles from "./roi.module.css";
import { ShareLink } from "./share-link.tsx";
import { SumFold } from "./sum.tsx";
import { useRoi } from "./use-roi.ts";

const { result: words, notices } = calculatorForm;

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
      <InputForm form={form} fields={fields} action={action} />
      <section
        ref={panel}
        tabIndex={-1}
        className={styles.panel}
        aria-label={words.title}
        aria-busy={state.busy}
        data-empty={!outcome || undefined}
      >
        {notice && notice.name !== "typedOver" && (
          <Notice text={notices[notice.name]} button={notice.name === "lostLink" && RELOAD} data-reload />
        )}
        {notice?.name === "typedOver" && (
          <Notice text={notices.typedOver} button={notices.showShared} onClick={andStay(notice.open)} />
        )}
        {state.failed && <Notice text={notices.failed} button={words.retry} onClick={andStay(action.calculate)} />}
        {outcome ? (
          <Projection outcome={outcome} state={state} onRetry={andStay(assumptions.repeat)} />
        ) : (
          <Empty example={state.failed ? undefined : example} />
        )}
      </section>
      <div className={styles.more} data-print="none">
        {outcome && (
          <>
            <AssumptionList outcome={outcome} own={assumptions} notUpdated={state.notUpdated} />
            <DriversFigure {...outcome} />
            <SumFold {...outcome} />
            <CasesAndMonths {...outcome} />
          </>
        )}
        <BoardPackFold outcome={outcome} place={whole} pack={pack} />
        {outcome && <ShareLink request={outcome.request} />}
      </div>
      <p role="status" className="visually-hidden">
        {liveMessage}
      </p>
    </div>
  );
}
