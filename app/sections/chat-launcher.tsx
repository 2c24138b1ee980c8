import styles from "./chat-launcher.module.css";

/** The round button of the chat. Nothing of the chat itself loads before it is pressed. */
export function ChatLauncher() {
  return (
    <div className={styles.chat} id="chat" data-print="none">
      <button type="button" className={styles.button} data-chat-open aria-haspopup="dialog" aria-expanded="false" hidden>
        <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
          <path
            d="M4 4h16v12H10l-5 4v-4H4Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
          <path d="M8 8.5h8M8 12h5" stroke="currentColor" strokeWidth="1.8" />
        </svg>
        <span className="visually-hidden">Open the AI consultant</span>
      </button>
      <div data-chat-root />
    </div>
  );
}
