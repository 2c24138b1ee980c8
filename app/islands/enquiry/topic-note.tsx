import { enquiryForm } from "../../../content/forms.ts";
import styles from "./enquiry.module.css";

/** Topic of the link that led here. It is sent with the enquiry unless removed. */
export function TopicNote({ topic, onRemove }: { topic: string; onRemove: () => void }) {
  const words = enquiryForm.topic;
  if (!topic) return null;
  return (
    <p className={styles.topic}>
      <span>
        {words.label} <strong>{topic}</strong>
      </span>
      <button type="button" className={styles.plain} onClick={onRemove}>
        {words.remove}
      </button>
    </p>
  );
}
