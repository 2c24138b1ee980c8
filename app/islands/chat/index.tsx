import { type Ref, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { onReturn } from "../../arrival.ts";
import { listen } from "../../listen.ts";
import { leavesText, useBack } from "./full-screen.ts";
import { loadDraft, loadOpen, saveDraft, saveOpen } from "./memory.ts";
import { Panel } from "./panel.tsx";
import styles from "./round-button.module.css";
import { startSession, useQuestionFromPage } from "./session.ts";

export default function Chat() {
  const [session] = useState(startSession);
  const talk = useSyncExternalStore(
    session.subscribe,
    () => session.get().messages.length > 0,
    () => false,
  );
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);

  const show = (next: boolean, focus = next) => {
    takesFocus.current = focus;
    setOpen(next);
    saveOpen(next && location.pathname); // at once: the page may be left before the next drawing
  };
  const close = () => {
    show(false);
    button.current?.focus();
  };
  const restore = useEffectEvent(() => {
    setDraft(loadDraft());
    const at = loadOpen();
    // To another page it goes along where it stands beside the text; elsewhere the button leads back to it.
    if (at === location.pathname || (at !== false && leavesText())) show(true, false);
    else setOpen(false);
  });
  const write = (text: string) => {
    saveDraft(text);
    setDraft(text);
  };

  useBack(open, (next) => (next ? show(true) : close()));
  const waiting = useQuestionFromPage(session, open);
  // Before a press is repeated, which would open it with the focus in it.
  useLayoutEffect(() => restore(), []);
  useEffect(() => listen(["pagehide"], session.suspend), [session]);
  // The chat may have gone on elsewhere.
  useEffect(
    () =>
      onReturn(() => {
        session.resume();
        restore();
      }),
    [session],
  );

  return (
    <>
      <RoundButton ref={button} open={open} talk={talk} onPress={() => show(true)} />
      {open && (
        <Panel
          session={session}
          draft={draft}
          waiting={waiting}
          takesFocus={takesFocus.current}
          onDraft={write}
          onClose={close}
          onLeave={() => show(false)}
        />
      )}
    </>
  );
}

interface Props {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  /** There is a conversation to go on with. */
  talk: boolean;
  onPress: () => void;
}

function RoundButton({ ref, open, talk, onPress }: Props) {
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
