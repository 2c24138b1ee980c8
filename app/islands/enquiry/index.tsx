import { type FormEvent, useRef } from "react";
import { enquiryForm } from "../../../content/forms.ts";
import { AnalysisPanel } from "./analysis-panel.tsx";
import styles from "./enquiry.module.css";
import { isBlank } from "./entries.ts";
import { EntryFields } from "./entry-fields.tsx";
import { DraftNote, HandedOver, OfferNotes, OtherWays, TopicNote } from "./offer-notes.tsx";
import { useEnquiry } from "./use-enquiry.ts";

/** The enquiry form. Sending opens the external chat with the text filled in; nothing goes to the server. */
export default function Enquiry() {
  const form = useRef<HTMLFormElement>(null);
  const { fields, topic, draft, attached, busy, sending, handedOver, offers, status, preview } = useEnquiry(form);
  const blank = isBlank(fields.entries);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    sending.send();
  };
  return (
    <div className={styles.enquiry}>
      {sending.handed && <HandedOver {...sending.handed} {...handedOver} />}
      {sending.handed?.entries && <h3 className={styles.another}>{enquiryForm.handed.another}</h3>}
      {/* "dialog" sends nothing anywhere, should the form be submitted before it is hydrated. */}
      <form ref={form} method="dialog" noValidate onSubmit={onSubmit} aria-labelledby="contact">
        <TopicNote {...topic} />
        <EntryFields {...fields} />
        <OfferNotes offers={offers.offers} onAdd={offers.add} onDismiss={offers.dismiss} />
        <Actions
          canPreview={fields.entries.message.trim() !== ""}
          busy={busy}
          another={sending.handed?.entries !== undefined}
          onPreview={preview}
        />
      </form>
      <DraftNote blank={blank} {...draft} />
      <p role="status" className={styles.status}>
        {status.words && <span key={status.number}>{status.words}</span>}
      </p>
      {!blank && (!sending.handed || sending.handed.entries) && <OtherWays {...sending.ways} />}
      {attached && <AnalysisPanel {...attached} />}
    </div>
  );
}

interface ActionsProps {
  canPreview: boolean;
  busy: boolean;
  /** One enquiry is on its way: sending that comes first. */
  another: boolean;
  onPreview: () => void;
}

function Actions({ canPreview, busy, another, onPreview }: ActionsProps) {
  const { preview, submit, submitNote } = enquiryForm;
  return (
    <div className={styles.actions}>
      <p className={styles.send}>
        <button
          type="submit"
          className={another ? "button quiet" : "button"}
          aria-describedby="enquiry-submit-note"
          data-opens-window
        >
          {submit}
        </button>
        <span id="enquiry-submit-note">{submitNote}</span>
      </p>
      <p>
        {/* Not `disabled`: a press explains what is missing, to the keyboard too. */}
        <button
          type="button"
          className="button quiet"
          aria-disabled={!canPreview || busy}
          aria-describedby="enquiry-preview-note"
          onClick={onPreview}
        >
          {busy ? preview.busy : preview.button}
        </button>
        <span>
          <span id="enquiry-preview-note">{preview.note}</span> <a href={preview.link.to}>{preview.link.label}</a>.
        </span>
      </p>
    </div>
  );
}
