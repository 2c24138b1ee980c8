import { enquiryForm } from "../../../content/forms.ts";
import styles from "./enquiry.module.css";

interface Props {
  blank: boolean;
  canRestore: boolean;
  clear: () => void;
  restore: () => void;
}

/** Explains where the draft is stored, with buttons that clear it and bring back what was removed. */
export function DraftNote({ blank, canRestore, clear, restore }: Props) {
  const words = enquiryForm.draft;
  return (
    <p className={styles.draft}>
      {words.note}{" "}
      {(canRestore || !blank) && (
        // One button for both, so that the focus stays where it was pressed.
        <button type="button" className={styles.plain} onClick={blank ? restore : clear}>
          {blank ? words.restore : words.clear}
        </button>
      )}
      {canRestore && !blank && (
        <button type="button" className={styles.plain} onClick={restore}>
          {words.exchange}
        </button>
      )}
    </p>
  );
}
