import type { Ref } from "react";
import styles from "./round-button.module.css";

interface Props {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  /** There is a conversation to go on with. */
  talk: boolean;
  onPress: () => void;
}

export function RoundButton({ ref, open, talk, onPress }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={`dock ${styles.button}`}
      data-chat-open
      data-talk={talk || undefined}
      aria-haspopup="dialog"
      aria-expanded={open}
      // The open panel covers the button, so it must not be focusable.
      tabIndex={open ? -1 : undefined}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d="M4 4h16v12H10l-5 4v-4H4Z" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
        <path d="M8 8.5h8M8 12h5" stroke="currentColor" strokeWidth="1.8" />
      </svg>
      <span className="visually-hidden">{talk ? "Go on with the AI consultant" : "Open the AI consultant"}</span>
    </button>
  );
}
