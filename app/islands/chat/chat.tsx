import { useCallback, useEffect, useRef, useState } from "react";
import { loadDraft, loadOpen, saveDraft, saveOpen } from "./memory.ts";
import { Panel } from "./panel.tsx";
import { startSession } from "./start-session.ts";

interface Props {
  /** The round button of the page. */
  button: HTMLButtonElement;
  /** The visitor pressed the button, so the focus goes to the chat. */
  focusAtStart: boolean;
}

export function Chat({ button, focusAtStart }: Props) {
  const [session] = useState(startSession);
  const [open, setOpen] = useState(true);
  const [draft, setDraft] = useState(loadDraft);
  const takesFocus = useRef(focusAtStart);

  const show = useCallback((next: boolean) => {
    takesFocus.current = next;
    setOpen(next);
    saveOpen(next); // at once: the page may be left before the next drawing
  }, []);
  const leave = useCallback(() => show(false), [show]);
  const close = useCallback(() => {
    show(false);
    button.focus();
  }, [button, show]);
  const write = (text: string) => {
    saveDraft(text);
    setDraft(text);
  };

  useRoundButton(button, open, open ? close : () => show(true));
  usePage({
    onHide: session.suspend,
    onReturn() {
      session.resume();
      setDraft(loadDraft());
      takesFocus.current = false;
      setOpen(loadOpen());
    },
  });

  if (!open) return null;
  return (
    <Panel
      session={session}
      draft={draft}
      takesFocus={takesFocus.current}
      onDraft={write}
      onClose={close}
      onLeave={leave}
    />
  );
}

/** The page's round button says whether the chat is open, and opens and closes it. */
function useRoundButton(button: HTMLButtonElement, open: boolean, onPress: () => void) {
  useEffect(() => {
    saveOpen(open);
    button.setAttribute("aria-expanded", String(open));
    // The panel lies over the button: it must not be a stop that nobody sees.
    button.tabIndex = open ? -1 : 0;
  }, [button, open]);
  useEffect(() => {
    button.addEventListener("click", onPress);
    return () => button.removeEventListener("click", onPress);
  }, [button, onPress]);
}

/** Tells when the page is left, and when the browser shows it again as it was left: the chat may have gone on elsewhere. */
function usePage({ onHide, onReturn }: { onHide: () => void; onReturn: () => void }) {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    addEventListener("pagehide", onHide);
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("pagehide", onHide);
      removeEventListener("pageshow", onShow);
    };
  }, [onHide, onReturn]);
}
