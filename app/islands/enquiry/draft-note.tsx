import { enquiryForm } from "../../../content/forms.ts";
import styles from "./enquiry.module.css";

interface Props {
  blank: boolean;
  canRestore: boolean;
  clear: () => void;
  restore: () => void;
}

/** Says where the draft is kept. One button clears it and, once it is cleared or sent, brings it back. */
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
