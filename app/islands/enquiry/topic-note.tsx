import { enquiryForm } from "../../../content/forms.ts";
import styles from "./enquiry.module.css";

/** What the link that led here was about. It goes along with the enquiry unless it is taken out. */
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
