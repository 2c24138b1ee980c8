import { useState } from "react";
import { calculatorForm } from "../../../content/forms.ts";
import type { RoiResult } from "../../../shared/contracts/roi.ts";
import { valueText } from "../../../shared/domain/roi/labels.ts";
import { filled } from "../../../shared/domain/typography.ts";
import { type Currency, DEFAULT_CURRENCY } from "../../../shared/roi-model/limits.ts";
import { Field } from "../../ui/field.tsx";
import styles from "./assumption-list.module.css";
import { AMOUNT_LENGTH, numbersIn, plainDigits, readAmount } from "./inputs.ts";

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
      {changed
        ? filled(words.standard, { value: text(standard) })
        : filled(words.planned, { low: text(low), base: text(standard), high: text(high) })}
      {ceiling && (
        <>
          {` ${words.ceiling} `}
          <a href={ceiling.page}>{`${ceiling.text}, ${ceiling.name}`}</a>.
        </>
      )}
    </>
  );
}

export type UsedAssumption = RoiResult["assumptions"]["used"][number];

const { outside, whole: wholeOnly, ambiguous, otherCurrency } = calculatorForm.assumptions;

type Reading = { value: number | undefined; problem?: undefined } | { problem: string };

/** 0.13 as a share is written "13". */
export function written(value: number, unit: UsedAssumption["unit"]): string {
  return String(unit === "share" ? tidy(value * 100) : tidy(value));
}

/** Parses a field; an empty one stands for the standard. */
export function readValue(text: string, used: UsedAssumption, currency: Currency = DEFAULT_CURRENCY): Reading {
  if (text.trim() === "") return { value: undefined };
  if (used.unit === "money" && isInAnother(text, currency))
    return { problem: filled(otherCurrency, { code: currency }) };
  const { name, bounds } = used;
  const whole = bounds.step === 1;
  const fits = (value: number) => value >= bounds.min && value <= bounds.max && (!whole || Number.isInteger(value));
  const [value, other] = possibleValues(text, used).filter(fits);
  if (other !== undefined) return { problem: ambiguous };
  if (value !== undefined) return { value };
  const shown = (bound: number) => (whole ? String(bound) : valueText(name, bound, currency));
  return { problem: filled(whole ? wholeOnly : outside, { min: shown(bounds.min), max: shown(bounds.max) }) };
}

/** Whether the text names another currency than the projection's, which converts nothing. */
function isInAnother(text: string, currency: Currency): boolean {
  const reading = readAmount(text);
  return "currency" in reading && reading.currency !== currency;
}

function possibleValues(text: string, { unit, bounds }: UsedAssumption): number[] {
  if (unit === "money") {
    const reading = readAmount(text, bounds.max);
    if ("either" in reading) return reading.either;
    return "amount" in reading ? [reading.amount] : [];
  }
  const numbers = numbersIn(plainDigits(text).replace(/%\s*$/, ""));
  return unit === "share" ? numbers.map((number) => tidy(number / 100)) : numbers;
}

/** Rounds off binary noise: 0.07 × 100 is 7. */
function tidy(value: number): number {
  return Number(value.toFixed(6));
}
