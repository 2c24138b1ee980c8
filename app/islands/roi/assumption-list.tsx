import { calculatorForm } from "../../../content/forms.ts";
import type { RoiResult } from "../../../shared/contracts/roi.ts";
import type { Assumption } from "../../../shared/domain/roi/limits.ts";
import { AssumptionField } from "./assumption-field.tsx";
import styles from "./assumption-list.module.css";
import type { Refusal } from "./refusal-in.ts";

interface Props {
  assumptions: RoiResult["assumptions"];
  /** What the visitor may do with them; `version` changes when the fields have to forget what was written. */
  own: {
    version: string;
    refusal: Refusal | undefined;
    set: (name: Assumption, value: number | undefined) => void;
    reset: () => void;
  };
}

const words = calculatorForm.assumptions;

/** The seven numbers that the projection rests on, with their reasons, to be replaced by better ones. */
export function AssumptionList({ assumptions, own }: Props) {
  const changed = assumptions.used.some((one) => one.changed);
  return (
    <section className={styles.list} aria-labelledby="roi-assumptions">
      <h3 id="roi-assumptions">{words.title}</h3>
      <p className={styles.note}>{`${words.note} ${words.version(assumptions.version)}`}</p>
      {assumptions.used.map((one) => (
        <AssumptionField
          key={`${own.version}-${one.name}`}
          used={one}
          refusal={own.refusal?.assumption === one.name ? own.refusal.message : undefined}
          onSet={(value) => own.set(one.name, value)}
        />
      ))}
      <p>
        <button type="button" className="button quiet" aria-disabled={!changed} onClick={() => changed && own.reset()}>
          {words.reset}
        </button>
      </p>
    </section>
  );
}
