import { enquiryForm } from "../../../content/forms.ts";
import styles from "./enquiry.module.css";
import { idOf } from "./entry-fields.tsx";
import type { Offer } from "./offers.ts";

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
        <button type="button" className={styles.plain} onClick={() => dismiss(offer)}>
          {words.dismiss}
        </button>
      </p>
    </div>
  ));
}
