import { enquiryForm } from "../../../content/forms.ts";
import styles from "./enquiry.module.css";

interface Props {
  blank: boolean;
  canUndo: boolean;
  clear: () => void;
  undo: () => void;
}

/** Says where the draft is kept. One button clears it and, pressed again, brings it back. */
export function DraftNote({ blank, canUndo, clear, undo }: Props) {
  const words = enquiryForm.draft;
  return (
    <p className={styles.draft}>
      {words.note}{" "}
      {(canUndo || !blank) && (
        <button type="button" className={styles.plain} onClick={canUndo ? undo : clear}>
          {canUndo ? words.undo : words.clear}
        </button>
      )}
    </p>
  );
}
