import type { ClipboardEvent, RefObject } from "react";
import { calculatorForm, currencyNames, industryNames } from "../../../content/forms.ts";
import { exactMoney } from "../../../shared/domain/roi/labels.ts";
import { CURRENCIES, INDUSTRIES, TEXT_LIMIT } from "../../../shared/roi-model/limits.ts";
import { type ControlProps, Field, SelectFrame } from "../../ui/field.tsx";
import { overflows } from "../../ui/paste.ts";
import { type Problems, useHydrated } from "../../ui/use-problems.ts";
import styles from "./input-form.module.css";
import { AMOUNT_LENGTH, currencyOf, type Inputs, spendOf } from "./inputs.ts";

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

/** The id of an input's control: the first with a problem gets the focus by it. */
export const idOf = (name: keyof Inputs) => `roi-${name}`;

export function InputForm({ form, fields, action }: Props) {
  const { inputs, problems, onChange, onCut } = fields;
  const hydrated = useHydrated();
  const control = (name: keyof Inputs) => ({
    name,
    value: inputs[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  });
  const text = (name: "goals" | "challenges", hint?: string) => (
    <Field
      id={idOf(name)}
      label={labels[name]}
      mark={optional}
      hint={hint}
      error={problems[name]}
      count={{ length: inputs[name].length, limit: TEXT_LIMIT }}
    >
      {(props) => <LongText {...props} {...control(name)} onCut={() => onCut(name)} />}
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
      <Field id={idOf("spend")} label={labels.spend} mark={required} hint={spendHint(inputs)} error={problems.spend}>
        {(props) => (
          <input
            {...props}
            {...control("spend")}
            type="text"
            inputMode="decimal"
            maxLength={AMOUNT_LENGTH}
            autoComplete="off"
            required
          />
        )}
      </Field>
      <CurrencyChoice chosen={inputs.currency} onChoose={(currency) => onChange("currency", currency)} />
      <Field id={idOf("industry")} label={labels.industry} mark={required} error={problems.industry}>
        {(props) => <IndustrySelect {...props} {...control("industry")} />}
      </Field>
      {text("goals", hints.goals)}
      {text("challenges")}
      {/* Not `disabled`: a press explains what is missing, to the keyboard too. */}
      <button type="submit" className="button" aria-disabled={hydrated && (action.incomplete || action.busy)}>
        {action.busy ? calculating : calculate}
      </button>
    </form>
  );
}

function CurrencyChoice({ chosen, onChoose }: { chosen: string; onChoose: (currency: string) => void }) {
  return (
    <fieldset className={styles.currencies}>
      <legend className="visually-hidden">{labels.currency}</legend>
      {CURRENCIES.map((currency) => (
        <label key={currency}>
          <input
            type="radio"
            name="currency"
            value={currency}
            checked={chosen === currency}
            onChange={() => onChoose(currency)}
          />
          {currencyNames[currency]}
        </label>
      ))}
    </fieldset>
  );
}

type InputProps = ControlProps & {
  name: string;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

function IndustrySelect(props: InputProps) {
  return (
    <SelectFrame>
      <select {...props} required>
        <option value="">{chooseIndustry}</option>
        {INDUSTRIES.map((industry) => (
          <option key={industry} value={industry}>
            {industryNames[industry]}
          </option>
        ))}
      </select>
    </SelectFrame>
  );
}

function LongText({ onCut, ...props }: InputProps & { onCut: () => void }) {
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (overflows(event, TEXT_LIMIT)) onCut();
  };
  return <textarea {...props} rows={3} maxLength={TEXT_LIMIT} onPaste={onPaste} />;
}

/** The parsed amount, so that an extra zero is noticed. */
function spendHint(inputs: Inputs): string {
  const amount = spendOf(inputs);
  return amount === undefined
    ? hints.spend
    : `${hints.spend} ${hints.spendRead(exactMoney(amount, currencyOf(inputs.currency)))}`;
}
