import styles from "./chat-launcher.module.css";

/** The round button of the chat. Nothing of the chat itself loads before it is pressed. */
export function ChatLauncher() {
  return (
    <aside className={styles.chat} id="chat" aria-label="AI consultant" data-print="none">
      <div className={styles.notice} role="status">
        <p data-chat-failure hidden>
          The consultant could not be loaded. Check your connection and press the button again.
        </p>
      </div>
      <button
        type="button"
        className={styles.button}
        data-chat-open
        aria-haspopup="dialog"
        aria-expanded="false"
        hidden
        suppressHydrationWarning
      >
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
      {/* Filled by the chat. Where a whole page is hydrated, this keeps its hands off what it finds here. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: always empty */}
      <div data-chat-root suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </aside>
  );
}
