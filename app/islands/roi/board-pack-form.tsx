import { useState } from "react";
import { boardPackWords } from "../../../content/board-pack.ts";
import { valueText } from "../../../shared/domain/roi/labels.ts";
import { type Assumption, type Industry, REASON_LIMIT } from "../../../shared/roi-model/limits.ts";
import { storedSummary } from "../../chat-summary.ts";
import { saveFile } from "../../copy.ts";
import { Field } from "../../ui/field.tsx";
import styles from "./board-pack.module.css";
import type { Outcome } from "./use-projection.ts";

/** Parts of a board pack beside the projection, stored with the inputs. */
export interface PackNotes {
  /** By industry, like the assumptions that they are for. */
  reasons: Partial<Record<Industry, Partial<Record<Assumption, string>>>>;
  /** Summary of a conversation that came with an opened pack. */
  talk: string;
}

interface Props {
  outcome: Outcome;
  notes: PackNotes;
  onReason: (industry: Industry, name: Assumption, reason: string) => void;
}

const words = boardPackWords.save;

/** Saves the projection as one file, with a reason for each assumption that was changed. */
export function BoardPackForm({ outcome, notes, onReason }: Props) {
  const [talk, setTalk] = useState("");
  const [withTalk, putTalk] = useState(false);
  const [status, setStatus] = useState<{ of: Outcome; text: string }>();
  const changed = outcome.result.assumptions?.used.filter((one) => one.changed) ?? [];
  const { currency, industry } = outcome.request;
  const texts = notes.reasons[industry] ?? {};

  const save = async () => {
    const reasons = Object.fromEntries(
      changed.flatMap(({ name }) => (texts[name]?.trim() ? [[name, texts[name]?.trim()]] : [])),
    );
    const text = await saved({ request: outcome.request, reasons, ...(withTalk && talk ? { talk } : {}) });
    setStatus({ of: outcome, text });
  };
  return (
    <details
      className={styles.pack}
      onToggle={({ currentTarget }) => {
        // The conversation may have gone on since.
        if (currentTarget.open) setTalk(storedSummary() || notes.talk);
      }}
    >
      <summary>{words.title}</summary>
      <div className={styles.form}>
        <p>{words.note}</p>
        {changed.map(({ name, label, base, standard }) => (
          // The name of the assumption is the group's: as the field's own it would be taken for the value's field.
          <fieldset key={name} className={styles.reason}>
            <legend>{label}</legend>
            <Field
              id={`roi-reason-${name}`}
              label={words.reason(valueText(name, base, currency), valueText(name, standard, currency))}
            >
              {(props) => (
                <textarea
                  {...props}
                  rows={2}
                  maxLength={REASON_LIMIT}
                  value={texts[name] ?? ""}
                  onChange={(event) => onReason(industry, name, event.currentTarget.value)}
                />
              )}
            </Field>
          </fieldset>
        ))}
        {talk && (
          <label className={styles.talk}>
            <input type="checkbox" checked={withTalk} onChange={(event) => putTalk(event.currentTarget.checked)} />
            {words.talk}
          </label>
        )}
        <p>
          <button type="button" className="button quiet" onClick={save}>
            {words.button}
          </button>
        </p>
        <p role="status">{status?.of === outcome && status.text}</p>
      </div>
    </details>
  );
}

/** Writes and saves the file, with code that is loaded only now. Returns the message to show. */
async function saved(entered: Parameters<typeof import("./board-pack/document.ts").packOf>[0]): Promise<string> {
  try {
    const { packDocument, packOf } = await import("./board-pack/document.ts");
    const pack = packOf(entered, new Date());
    const file = new Blob([packDocument(pack, location.origin)], { type: "text/html" });
    saveFile({ file, name: `board-pack-${pack.made}.html` });
    return words.saved;
  } catch {
    return words.failed;
  }
}
