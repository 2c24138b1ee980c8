import { type ClipboardEvent, type ReactNode, useRef, useState } from "react";
import { copy } from "../copy.ts";
import styles from "./field.module.css";

/** Props that tie a control to its label, hint, counter and message. */
export interface ControlProps {
  id: string;
  className: string;
  /** The text decides its direction. */
  dir: "auto";
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface Props {
  /** Prefix of the ids of hint, counter and message, too. Stable, for tests and links. */
  id: string;
  label: string;
  /** Stands beside the label, in words: "required", "optional". */
  mark?: string;
  hint?: ReactNode;
  error?: string | undefined;
  count?: { length: number; limit: number };
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A form field: label, hint, control, error message, counter. */
export function Field({ id, label, mark, hint, error, count, className, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`, count && `${id}-count`].filter(Boolean).join(" ");
  return (
    <div className={`${styles.field} ${className ?? ""}`}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {mark && <span className={styles.mark}>{mark}</span>}
        {count && (
          <span id={`${id}-count`} className={styles.count} data-over={count.length > count.limit || undefined}>
            {`${count.length}/${count.limit}`}
            <span className="visually-hidden"> characters</span>
          </span>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control ?? "",
        dir: "auto",
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        // Whoever is in the field already would not hear of it by its description.
        <p key={error} id={`${id}-error`} className={styles.error} role={hasFocus(id) ? "alert" : undefined}>
          {error}
        </p>
      )}
    </div>
  );
}

const hasFocus = (id: string) => typeof document !== "undefined" && document.activeElement?.id === id;

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Controls<Name extends string> {
  values: Readonly<Record<Name, string>>;
  /** Characters at most. */
  limits: Readonly<Partial<Record<Name, number>>>;
  onChange: (name: Name, value: string) => void;
  /** The end of a paste did not fit, which the browser leaves out without a word. */
  onCut: (name: Name) => void;
}

/** The props of a form's controls, by their names. */
export function controlsOf<Name extends string>({ values, limits, onChange, onCut }: Controls<Name>) {
  return (name: Name) => ({
    name,
    value: values[name],
    maxLength: limits[name],
    onChange: ({ currentTarget }: { currentTarget: Typed }) => onChange(name, currentTarget.value),
    onPaste: ({ currentTarget, clipboardData }: ClipboardEvent<Typed>) => {
      if (currentTarget instanceof HTMLSelectElement) return;
      const { value, selectionStart, selectionEnd } = currentTarget;
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
      const pasted = clipboardData.getData("text").replaceAll("\r\n", "\n");
      if (value.length - replaced + pasted.length > (limits[name] ?? Number.POSITIVE_INFINITY)) onCut(name);
    },
  });
}

/** A `<select>` styled like the other controls. */
export function SelectFrame({ children }: { children: ReactNode }) {
  return <div className={styles.select}>{children}</div>;
}

interface CopyTextProps {
  id: string;
  label: string;
  text: string;
  /** Lines that show; one makes it a line of its own. */
  rows?: number;
  words: { copy: string; copied: string; selected: string };
}

/** A selectable text with a button that copies it. */
export function CopyText({ id, label, text, rows = 1, words }: CopyTextProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState("");

  const copyText = async () => {
    const isCopied = await copy(Promise.resolve(text));
    if (!isCopied) {
      control.current?.focus();
      control.current?.select();
    }
    setOutcome(isCopied ? words.copied : words.selected);
  };
  return (
    <div className={styles.copy} data-line={rows === 1 || undefined}>
      <Field id={id} label={label}>
        {(props) => (
          <textarea {...props} ref={control} rows={rows} value={text} readOnly wrap={rows === 1 ? "off" : "soft"} />
        )}
      </Field>
      <div className={styles.act}>
        <button type="button" className="button quiet" onClick={copyText}>
          {words.copy}
        </button>
        <p role="status">{outcome}</p>
      </div>
    </div>
  );
}
