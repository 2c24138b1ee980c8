import { Component, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { Logo } from "../../ui/logo.tsx";
import { FollowLink, SiteLink } from "../../ui/markdown/markdown.tsx";
import parts from "./answer-parts.module.css";
import { Composer } from "./composer.tsx";
import { isAnswering, offerToEnquiry } from "./conversation.ts";
import { keepEntry, useEscape, useFullScreen, useScreen, useSecondTap } from "./full-screen.ts";
import styles from "./panel.module.css";
import type { Session } from "./session.ts";
import log from "./status-line.module.css";
import { StatusLine } from "./status-line.tsx";
import { Transcript } from "./transcript.tsx";
import { exam, nature, title, unreadable } from "./words.ts";

interface Props {
  session: Session;
  draft: string;
  /** A question of the page, to be asked after the pending answer. */
  waiting: string | undefined;
  /** Whether it takes the focus when it opens. */
  takesFocus: boolean;
  onDraft: (text: string) => void;
  /** Closes, and restores the focus. */
  onClose: () => void;
  /** Closes, to reveal the page. */
  onLeave: () => void;
}

export function Panel({ session, draft, waiting, takesFocus, onDraft, onClose, onLeave }: Props) {
  const conversation = useSyncExternalStore(session.subscribe, session.get);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const covers = useFullScreen();
  useScreen(panel, covers);
  useEscape(panel, onClose, onLeave);
  const isSecondTap = useSecondTap();

  // On touch screens, focusing the input would open the keyboard.
  const focus = () => (matchMedia("(pointer: coarse)").matches ? panel : input).current?.focus({ preventScroll: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (takesFocus) focus();
  }, []);

  /** For buttons that disappear when pressed: keeps the focus in the chat. */
  const andStay = (act: () => void) => () => {
    act();
    focus();
  };
  const send = andStay(() => {
    session.send(draft);
    onDraft("");
  });
  const follow = (path: string) => {
    const toForm = path.endsWith("#contact");
    keepEntry();
    if (toForm) offerToEnquiry(conversation.messages);
    // Even on a wide screen the panel covers the form; any other page can be read beside it.
    if (toForm || covers) onLeave();
  };

  return (
    <FollowLink value={follow}>
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="false"
        aria-labelledby="chat-title"
        aria-describedby="chat-nature"
        tabIndex={-1}
        onClickCapture={(event) => {
          if (!isSecondTap(event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <Head onClose={onClose} />
        <TranscriptBoundary onStartAgain={andStay(session.clear)}>
          <Transcript
            conversation={conversation}
            onAsk={(question) => andStay(() => session.send(question))()}
            onRate={session.rate}
          />
        </TranscriptBoundary>
        <StatusLine
          conversation={conversation}
          waiting={waiting}
          onStop={andStay(session.stop)}
          onRetry={andStay(session.retry)}
          onUndo={andStay(session.undoClear)}
        />
        <Composer input={input} draft={draft} waiting={isAnswering(conversation)} onDraft={onDraft} onSend={send} />
        <Foot onStartAgain={conversation.messages.length > 0 ? andStay(session.clear) : undefined} />
      </div>
    </FollowLink>
  );
}

function Head({ onClose }: { onClose: () => void }) {
  return (
    <header className={styles.header}>
      <Logo />
      <div>
        <h2 id="chat-title">{title}</h2>
        <p id="chat-nature">
          {nature} <SiteLink to="/consultant">{exam}</SiteLink>
        </p>
      </div>
      <button type="button" className={`${parts.icon} ${styles.close}`} onClick={onClose} aria-label="Close">
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
    </header>
  );
}

function Foot({ onStartAgain }: { onStartAgain?: (() => void) | undefined }) {
  return (
    <footer className={styles.footer}>
      <SiteLink to="/#contact">Talk to a person</SiteLink>
      {onStartAgain ? (
        <button type="button" onClick={onStartAgain}>
          Start again
        </button>
      ) : (
        <SiteLink to="/answers">All answers</SiteLink>
      )}
    </footer>
  );
}

interface TranscriptBoundaryProps {
  children: ReactNode;
  onStartAgain: () => void;
}

/** In place of a conversation that cannot be drawn, which would break the chat on every page of the tab. */
class TranscriptBoundary extends Component<TranscriptBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  startAgain = () => {
    this.props.onStartAgain();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className={log.line}>
        <p>{unreadable.text}</p>
        <button type="button" className={parts.small} onClick={this.startAgain}>
          {unreadable.startAgain}
        </button>
      </div>
    );
  }
}
