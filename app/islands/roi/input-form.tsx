import type { RefObject } from "react";
import { calculatorForm, currencyNames, industryNames } from "../../../content/forms.ts";
import { exactMoney } from "../../../shared/domain/roi/labels.ts";
import { filled } from "../../../shared/domain/typography.ts";
import { CURRENCIES, INDUSTRIES, TEXT_LIMIT } from "../../../shared/roi-model/limits.ts";
import { controlsOf, Field, SelectFrame } from "../../ui/field.tsx";
import { type Problems, useHydrated } from "../../ui/use-problems.ts";
import { AMOUNT_LENGTH, currencyOf, type Inputs, spendOf } from "./inputs.ts";
import styles from "./roi.module.css";

interface Props {
  form: RefObject<HTMLFormElement | null>;
  fields: {
    inputs: Inputs;
    problems: Problems<keyof Inputs>;
    onChange: (name: keyof Inputs, value: string) => void;
    onCut: (name: keyof Inputs) => void;
  };
  action: { incomplete: boolean; busy: boolean; calculate: () => void };
}

const { fields: labels, required, optional, hints, chooseIndustry, calculate, calculating } = calculatorForm;

const LIMITS = { spend: AMOUNT_LENGTH, goals: TEXT_LIMIT, challenges: TEXT_LIMIT };

/** The id of an input's control: the first with a problem gets the focus by it. */
export const idOf = (name: keyof Inputs) => `roi-${name}`;

export function InputForm({ form, fields, action }: Props) {
  const { inputs, problems, onChange, onCut } = fields;
  const hydrated = useHydrated();
  const control = controlsOf<keyof Inputs>({ values: inputs, limits: LIMITS, onChange, onCut });
  const about = (name: keyof Inputs, hint: string, mark?: string) => ({
    id: idOf(name),
    label: labels[name],
    hint,
    error: problems[name],
    className: styles[name],
    ...(mark && { mark }),
  });
  const select = (name: "currency" | "industry", names: readonly (readonly [string, string])[], mark?: string) => (
    <Field {...about(name, hints[name], mark)}>
      {(props) => (
        <SelectFrame>
          <select {...props} {...control(name)} required>
            {names.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </SelectFrame>
      )}
    </Field>
  );
  const text = (name: "goals" | "challenges") => (
    <Field {...about(name, hints[name], optional)} count={{ length: inputs[name].length, limit: TEXT_LIMIT }}>
      {(props) => <textarea {...props} {...control(name)} rows={2} />}
    </Field>
  );
  return (
    <form
      ref={form}
      // "dialog" sends nothing anywhere, should the form be submitted before it is hydrated.
      method="dialog"
      className={styles.form}
      noValidate
      aria-labelledby="roi"
      onSubmit={(event) => {
        event.preventDefault();
        action.calculate();
      }}
    >
      <Field {...about("spend", spendHint(inputs), required)}>
        {(props) => (
          <input {...props} {...control("spend")} type="text" inputMode="decimal" autoComplete="off" required />
        )}
      </Field>
      {select(
        "currency",
        CURRENCIES.map((code) => [code, currencyNames[code]]),
      )}
      {select(
        "industry",
        [["", chooseIndustry], ...INDUSTRIES.map((one) => [one, industryNames[one]] as const)],
        required,
      )}
      {text("goals")}
      {text("challenges")}
      <div className={styles.act}>
        <p id="roi-act">{hints.words}</p>
        {/* Not `disabled`: a press explains what is missing, to the keyboard too. */}
        <button type="submit" className="button" aria-disabled={hydrated && (action.incomplete || action.busy)}>
          {action.busy ? calculating : calculate}
        </button>
      </div>
    </form>
  );
}

/** The parsed amount, so that an extra zero is noticed. */
function spendHint(inputs: Inputs): string {
  const amount = spendOf(inputs);
  return amount === undefined
    ? hints.spend
    : filled(hints.spendRead, { amount: exactMoney(amount, currencyOf(inputs.currency)) });
}
