import type { KeyboardEvent, RefObject } from "react";
import { MESSAGE_LIMIT } from "../../../shared/contracts/limits.ts";
import { isComposing } from "../../composing.ts";
import parts from "./answer-parts.module.css";
import styles from "./composer.module.css";

interface Props {
  input: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  /** An answer is pending: nothing can be written or sent. */
  waiting: boolean;
  onDraft: (text: string) => void;
  onSend: () => void;
}

/** Characters from which the counter is shown. */
const COUNTED_FROM = 400;

export function Composer({ input, draft, waiting, onDraft, onSend }: Props) {
  const ready = draft.trim() !== "" && !waiting;
  const counted = draft.length >= COUNTED_FROM;
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition Enter chooses a word.
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    input.current?.form?.requestSubmit();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSend();
      }}
    >
      <label className="visually-hidden" htmlFor="chat-input">
        Your question
      </label>
      {/* Read-only rather than disabled while an answer is awaited: the focus stays where it is. */}
      <textarea
        ref={input}
        id="chat-input"
        dir="auto"
        rows={1}
        maxLength={MESSAGE_LIMIT}
        placeholder="Ask about our AI solutions..."
        autoComplete="off"
        enterKeyHint="send"
        value={draft}
        readOnly={waiting}
        aria-disabled={waiting}
        aria-describedby={counted ? "chat-count" : undefined}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={parts.icon} disabled={!ready} aria-label="Send">
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M12 20V5M5.5 11.5 12 5l6.5 6.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
      {counted && (
        <p id="chat-count" className={styles.count}>
          {draft.length}/{MESSAGE_LIMIT}
          <span className="visually-hidden"> characters</span>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {draft.length >= MESSAGE_LIMIT ? `The limit of ${MESSAGE_LIMIT} characters is reached.` : ""}
      </p>
    </form>
  );
}
