import { useEffect, useState } from "react";
import parts from "./answer-parts.module.css";
import type { Conversation } from "./conversation.ts";
import styles from "./status-line.module.css";
import { clearedWords, endings, limited, next } from "./words.ts";

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
  const { words, action, onAction } = lineOf(props) ?? {};
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement(props)}
      </p>
      {action && (
        <div className={styles.line}>
          {props.conversation.answer !== undefined && (
            <span className={styles.spinner} role="progressbar" aria-label="Waiting for the answer" />
          )}
          <p>{words}</p>
          <button type="button" className={parts.small} onClick={onAction}>
            {action}
          </button>
        </div>
      )}
    </>
  );
}

function lineOf({ conversation, waiting, onStop, onRetry, onUndo }: Props) {
  const { answer, ending, cleared } = conversation;
  if (answer !== undefined) {
    const words = (
      <>
        {answer ? "Answering" : "Reading the site’s pages"}
        {waiting && <span className={styles.waiting}>{next(waiting)}</span>}
      </>
    );
    return { words, action: "Stop", onAction: onStop };
  }
  if (ending) {
    const words = ending.reason === "limited" ? <Countdown until={ending.retryAt ?? 0} /> : endings[ending.reason];
    return { words, action: "Retry", onAction: onRetry };
  }
  return cleared?.messages.length ? { words: clearedWords(conversation), action: "Undo", onAction: onUndo } : undefined;
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
