import { useEffect, useState } from "react";
import styles from "./activity.module.css";
import type { Conversation } from "./conversation.ts";
import { endings, limited } from "./words.ts";

interface Props {
  conversation: Conversation;
  onStop: () => void;
  onRetry: () => void;
  onUndo: () => void;
}

/** The status line above the input, with its one action. */
export function Activity({ conversation, onStop, onRetry, onUndo }: Props) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement(conversation)}
      </p>
      {line(conversation, onStop, onRetry, onUndo)}
    </>
  );
}

function line({ answer, ending, cleared }: Conversation, onStop: () => void, onRetry: () => void, onUndo: () => void) {
  if (answer !== undefined)
    return (
      <div className={styles.line}>
        <span className={styles.spinner} role="progressbar" aria-label="Waiting for the answer" />
        <p>{answer ? "Answering" : "Reading the site’s pages"}</p>
        <button type="button" onClick={onStop}>
          Stop
        </button>
      </div>
    );
  if (ending)
    return (
      <div className={styles.line}>
        <p>{ending.reason === "limited" ? <Countdown until={ending.retryAt ?? 0} /> : endings[ending.reason]}</p>
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      </div>
    );
  if (cleared?.messages.length)
    return (
      <div className={styles.line}>
        <p>The conversation is cleared.</p>
        <button type="button" onClick={onUndo}>
          Undo
        </button>
      </div>
    );
  return null;
}

/** Screen reader announcements beside the log and the toasts. */
function announcement({ answer, ending, cleared }: Conversation): string {
  if (answer !== undefined) return "Waiting for the answer.";
  if (ending?.reason === "stopped") return endings.stopped;
  return cleared?.messages.length ? "The conversation is cleared." : "";
}

function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const over = seconds === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return limited(seconds);
}
