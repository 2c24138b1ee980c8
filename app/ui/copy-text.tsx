import { useRef, useState } from "react";
import styles from "./copy-text.module.css";
import { Field } from "./field.tsx";

interface Props {
  id: string;
  label: string;
  text: string;
  /** Lines that show; one makes it a line of its own. */
  rows?: number;
  words: { copy: string; copied: string; selected: string };
}

/** A selectable text with a button that copies it. */
export function CopyText({ id, label, text, rows = 1, words }: Props) {
  const control = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState("");

  const copy = async () => setOutcome((await copied(text, control.current)) ? words.copied : words.selected);
  return (
    <div className={styles.copy} data-line={rows === 1 || undefined}>
      <Field id={id} label={label}>
        {(props) => (
          <textarea {...props} ref={control} rows={rows} value={text} readOnly wrap={rows === 1 ? "off" : "soft"} />
        )}
      </Field>
      <div className={styles.act}>
        <button type="button" className="button quiet" onClick={copy}>
          {words.copy}
        </button>
        <p role="status">{outcome}</p>
      </div>
    </div>
  );
}

/** Copies by the clipboard or, where a page may not use it, from the selected control. False leaves the text selected. */
async function copied(text: string, control: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    control?.focus();
    control?.select();
    return document.execCommand("copy");
  }
}
