import { useState } from "react";
import { calculatorForm } from "../../../content/forms.ts";
import { valueText } from "../../../shared/domain/roi/labels.ts";
import type { Currency } from "../../../shared/roi-model/limits.ts";
import { Field } from "../../ui/field.tsx";
import styles from "./assumption-list.module.css";
import { readValue, type UsedAssumption, written } from "./assumption-value.ts";
import { AMOUNT_LENGTH } from "./inputs.ts";

interface Props {
  used: UsedAssumption;
  currency: Currency;
  refusal: string | undefined;
  /** Called with a valid value, or without one to restore the standard. */
  onSet: (value: number | undefined) => void;
}

const words = calculatorForm.assumptions;

export function AssumptionField({ used, currency, refusal, onSet }: Props) {
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const write = (next: string) => {
    const reading = readValue(next, used, currency);
    setText(next);
    setProblem(reading.problem);
    if (reading.problem === undefined) onSet(reading.value);
  };
  return (
    <Field
      id={`roi-${used.name}`}
      label={used.label}
      hint={<Reasons used={used} currency={currency} />}
      error={problem ?? refusal}
      className={styles.field}
    >
      {(props) => (
        <span className={styles.value}>
          <input
            {...props}
            type="text"
            inputMode={used.bounds.step === 1 ? "numeric" : "decimal"}
            maxLength={AMOUNT_LENGTH}
            autoComplete="off"
            placeholder={written(used.standard, used.unit)}
            value={text ?? written(used.base, used.unit)}
            onChange={(event) => write(event.currentTarget.value)}
          />
          <span>{words.units[used.unit] || currency}</span>
        </span>
      )}
    </Field>
  );
}

/** The reason for the value, its range, and the best published result. */
function Reasons({ used, currency }: { used: UsedAssumption; currency: Currency }) {
  const { name, why, low, high, standard, changed, ceiling } = used;
  const text = (value: number) => valueText(name, value, currency);
  return (
    <>
      {`${why} `}
      {changed ? words.standard(text(standard)) : words.planned(text(low), text(standard), text(high))}
      {ceiling && (
        <>
          {` ${words.ceiling} `}
          <a href={ceiling.page}>{`${ceiling.text}, ${ceiling.name}`}</a>.
        </>
      )}
    </>
  );
}
