import { enquiryForm } from "../../../content/forms.ts";
import styles from "./enquiry.module.css";

interface Props {
  blank: boolean;
  canRestore: boolean;
  clear: () => void;
  restore: () => void;
}

/** Explains where the draft is stored, with a button that clears or restores it. */
export function DraftNote({ blank, canRestore, clear, restore }: Props) {
  const words = enquiryForm.draft;
  return (
    <p className={styles.draft}>
      {words.note}{" "}
      {(canRestore || !blank) && (
        <button type="button" className={styles.plain} onClick={canRestore ? restore : clear}>
          {canRestore ? words.restore : words.clear}
        </button>
      )}
    </p>
  );
}
