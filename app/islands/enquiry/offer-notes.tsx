import { type MouseEvent, useEffect, useRef } from "react";
import { enquiryForm } from "../../../content/forms.ts";
import { isStorageBlocked } from "../../browser-storage.ts";
import { CopyText } from "../../ui/field.tsx";
import { useHydrated } from "../../ui/use-problems.ts";
import styles from "./enquiry.module.css";
import type { Entries } from "./entries.ts";
import { idOf } from "./entry-fields.tsx";
import type { Offer } from "./offers.ts";
import type { How, Ways } from "./use-sending.ts";

interface Props {
  offers: readonly Offer[];
  onAdd: (offer: Offer) => void;
  onDismiss: (offer: Offer) => void;
}

/** Texts that can be added to the message. They are shown before the visitor decides, as the chat may be long past. */
export function OfferNotes({ offers, onAdd, onDismiss }: Props) {
  const words = enquiryForm.offers;
  const dismiss = (offer: Offer) => {
    onDismiss(offer);
    // The pressed button goes with the note.
    document.getElementById(idOf("message"))?.focus();
  };
  return offers.map((offer) => (
    <div key={offer.source} className={styles.offer}>
      <p className={styles.offerTitle}>{words[offer.source].title}</p>
      {offer.source === "handover" && <blockquote dir="auto">{offer.text}</blockquote>}
      <p className="button-row">
        <button type="button" className="button quiet" onClick={() => onAdd(offer)}>
          {words[offer.source].add}
        </button>
        <button type="button" className="link-button" onClick={() => dismiss(offer)}>
          {words.dismiss}
        </button>
      </p>
    </div>
  ));
}

/** Topic of the link that led here. It is sent with the enquiry unless removed. */
export function TopicNote({ topic, onRemove }: { topic: string; onRemove: () => void }) {
  const words = enquiryForm.topic;
  if (!topic) return null;
  return (
    <p className={styles.topic}>
      <span>
        {words.label} <strong>{topic}</strong>
      </span>
      <button type="button" className="link-button" onClick={onRemove}>
        {words.remove}
      </button>
    </p>
  );
}

interface DraftNoteProps {
  blank: boolean;
  canRestore: boolean;
  clear: () => void;
  restore: () => void;
}

/** Explains where the draft is stored, with buttons that clear it and bring back what was removed. */
export function DraftNote({ blank, canRestore, clear, restore }: DraftNoteProps) {
  const words = enquiryForm.draft;
  const hydrated = useHydrated();
  return (
    <p className={styles.draft} data-print="none">
      {hydrated && isStorageBlocked("localStorage") ? words.blocked : words.note}{" "}
      {(canRestore || !blank) && (
        // One button for both, so that the focus stays where it was pressed.
        <button type="button" className="link-button" onClick={blank ? restore : clear}>
          {blank ? words.restore : words.clear}
        </button>
      )}
      {canRestore && !blank && (
        <button type="button" className="link-button" onClick={restore}>
          {words.exchange}
        </button>
      )}
    </p>
  );
}

const words = enquiryForm.handed;

interface HandedProps extends Ways {
  how: How;
  attempt: number;
  /** What the chat was opened with; undefined while it is still in the form. */
  entries: Entries | undefined;
  follow: (event: MouseEvent) => void;
  sent: () => void;
  change: (entries: Entries) => void;
}

/** After the chat was to be opened: what is still to do. The focus says the heading, once: it names no region besides. */
export function HandedOver({ how, attempt, entries, follow, sent, change, ...ways }: HandedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!attempt) return;
    title.current?.focus({ preventScroll: true });
    title.current?.parentElement?.scrollIntoView({ behavior: "instant" });
  }, [attempt]);
  return (
    <div className={styles.handed} id="enquiry-handed">
      <h3 ref={title} tabIndex={-1}>
        {words[how].title}
      </h3>
      <p>{words[how].text}</p>
      <p className="button-row">
        <a className="button" href={ways.url} target="_blank" rel="noopener" onClick={follow}>
          {words.link}
        </a>
        {entries && (
          <>
            <button type="button" className="button quiet" onClick={sent}>
              {words.sent}
            </button>
            <button type="button" className="link-button" onClick={() => change(entries)}>
              {words.change}
            </button>
          </>
        )}
      </p>
      <OtherWays
        {...ways}
        id="enquiry-handed-text"
        label={entries ? words.textSent : words.text}
        open={entries === undefined}
      />
    </div>
  );
}

const { COMPANY_ADDRESS } = import.meta.env;

interface OtherWaysProps extends Ways {
  id?: string;
  label?: string;
  open?: boolean;
}

/** For who has no WhatsApp: the same text by mail and by letter, if an address is configured, or to copy. */
export function OtherWays({ mail, text, id = "enquiry-text", label = words.text, open }: OtherWaysProps) {
  const { title, colleague, letter } = words.without;
  return (
    <details className={styles.other} open={open}>
      <summary>{title}</summary>
      {mail && (
        <p>
          <a className="button quiet" href={mail}>
            {words.mail}
          </a>
        </p>
      )}
      {COMPANY_ADDRESS && (
        <p>
          {letter} {COMPANY_ADDRESS}
        </p>
      )}
      <p>{colleague}</p>
      <CopyText id={id} label={label} text={text} rows={4} words={words} />
    </details>
  );
}
