/** Below an answer: whether it helped, and a comment. Both can be changed. */
import { type FormEvent, useId, useRef, useState } from "react";
import { COMMENT_LIMIT } from "../../../shared/contracts/limits.ts";
import parts from "./answer-parts.module.css";
import type { Rating } from "./conversation.ts";
import styles from "./rate-answer.module.css";

interface Props {
  /** As stored by the server. */
  rating: Rating | undefined;
  onRate: (rating: Rating) => Promise<void>;
}

/** A thumb, drawn in a square of 24; the style sheet turns the other over. */
const THUMB =
  "M3.5 11h3.5v9H3.5zM7 11l4-7.5c1.6 0 2.6 1.1 2.4 2.7L13 9.5h5.6c1.3 0 2.2 1.2 1.9 2.4l-1.6 6.4c-.2 1-1.1 1.7-2.2 1.7H7";

const VERDICTS = [
  { helpful: true, name: "Helpful" },
  { helpful: false, name: "Not helpful" },
];

export function RateAnswer({ rating, onRate }: Props) {
  /** Pending or failed. */
  const [sent, setSent] = useState<Rating>();
  const [outcome, setOutcome] = useState<"thanked" | "failed">();
  const [open, setOpen] = useState(false);
  const shown = sent ?? rating;

  /** Sent sequentially, so that the last one wins; superseded ones are skipped. */
  const latest = useRef<Rating>(undefined);
  const before = useRef(Promise.resolve());

  function send(next: Rating) {
    latest.current = next;
    setSent(next);
    setOutcome(undefined);
    before.current = before.current.then(() => (latest.current === next ? deliver(next) : undefined));
  }

  async function deliver(next: Rating) {
    const arrived = await onRate(next).then(
      () => true,
      (error) => {
        console.error("The rating was not sent.", error);
        return false;
      },
    );
    if (latest.current !== next) return;
    if (arrived) setSent(undefined);
    setOutcome(arrived ? "thanked" : "failed");
  }

  function choose(helpful: boolean) {
    setOpen(true);
    // The comment was about the other verdict.
    if (shown?.helpful !== helpful) send({ helpful });
  }

  function sendComment(comment: string) {
    setOpen(false);
    if (shown) send({ helpful: shown.helpful, ...(comment && { comment }) });
  }

  return (
    <fieldset className={styles.rating} aria-live="off">
      <legend className="visually-hidden">Was this answer helpful?</legend>
      <div className={styles.line}>
        <span aria-hidden="true">Helpful?</span>
        {VERDICTS.map(({ helpful, name }) => (
          <button
            key={name}
            type="button"
            className={parts.icon}
            aria-label={name}
            title={name}
            aria-pressed={shown?.helpful === helpful}
            onClick={() => choose(helpful)}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d={THUMB} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
            </svg>
          </button>
        ))}
        <p role="status">{outcome === "thanked" && "Thank you"}</p>
      </div>
      {outcome === "failed" && sent && (
        <div role="alert" className={styles.line}>
          <p>Your rating did not arrive.</p>
          <button type="button" className={parts.small} onClick={() => send(sent)}>
            Send again
          </button>
        </div>
      )}
      {open && shown && outcome !== "failed" && (
        <CommentForm key={String(shown.helpful)} rating={shown} onSend={sendComment} />
      )}
    </fieldset>
  );
}

function CommentForm({ rating, onSend }: { rating: Rating; onSend: (comment: string) => void }) {
  const id = useId();
  const [comment, setComment] = useState(rating.comment ?? "");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form disappears, so the focus moves to the verdict.
    event.currentTarget.closest("fieldset")?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
    onSend(comment.trim());
  };
  return (
    <form className={styles.word} onSubmit={submit}>
      <label htmlFor={id}>{rating.helpful ? "What helped?" : "What was missing?"} (optional)</label>
      <input
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={COMMENT_LIMIT}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <button type="submit" className={parts.small}>
        Send<span className="visually-hidden"> this comment</span>
      </button>
    </form>
  );
}
