import { useEffect, useState } from "react";
import parts from "./answer-parts.module.css";
import type { Conversation } from "./conversation.ts";
import { clearedWords, endings, limited, next } from "./limits.ts";
import styles from "./status-line.module.css";

interface Props {
  conversation: Conversation;
  /** A question of the page, to be asked after the pending answer. */
  waiting: string | undefined;
  onStop: () => void;
  onRetry: () => void;
  onUndo: () => void;
}

/** The status line above the input, with its one action. */
export function StatusLine(props: Props) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement(props)}
      </p>
      {line(props)}
    </>
  );
}

function line({ conversation, waiting, onStop, onRetry, onUndo }: Props) {
  const { answer, ending, cleared } = conversation;
  if (answer !== undefined)
    return (
      <div className={styles.line}>
        <span className={styles.spinner} role="progressbar" aria-label="Waiting for the answer" />
        <p>
          {answer ? "Answering" : "Reading the site’s pages"}
          {waiting && <span className={styles.waiting}>{next(waiting)}</span>}
        </p>
        <button type="button" className={parts.small} onClick={onStop}>
          Stop
        </button>
      </div>
    );
  if (ending)
    return (
      <div className={styles.line}>
        <p>{ending.reason === "limited" ? <Countdown until={ending.retryAt ?? 0} /> : endings[ending.reason]}</p>
        <button type="button" className={parts.small} onClick={onRetry}>
          Retry
        </button>
      </div>
    );
  if (cleared?.messages.length)
    return (
      <div className={styles.line}>
        <p>{clearedWords(conversation)}</p>
        <button type="button" className={parts.small} onClick={onUndo}>
          Undo
        </button>
      </div>
    );
  return null;
}

/** Screen reader announcements beside the log and the toasts. */
function announcement({ conversation, waiting }: Props): string {
  const { answer, ending, cleared } = conversation;
  if (answer !== undefined) return waiting ? next(waiting) : "Waiting for the answer.";
  if (ending?.reason === "stopped") return endings.stopped;
  return cleared?.messages.length ? clearedWords(conversation) : "";
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
