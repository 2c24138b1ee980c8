import { useCallback, useEffect, useRef, useState } from "react";
import { prepareToasts, showToast } from "../../ui/toaster.tsx";
import type { Ending } from "./conversation.ts";
import { loadConversation, loadDraft, loadOpen, saveConversation, saveDraft, saveOpen } from "./memory.ts";
import { Panel } from "./panel.tsx";
import { askConsultant } from "./request.ts";
import { createSession } from "./session.ts";
import { endings, failureToast, limited } from "./words.ts";

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
    saveOpen(next);
    setOpen(next);
  }, []);
  const close = useCallback(() => {
    show(false);
    button.focus();
  }, [button, show]);
  const write = (text: string) => {
    saveDraft(text);
    setDraft(text);
  };

  useEffect(() => {
    saveOpen(open);
    button.setAttribute("aria-expanded", String(open));
    // The panel lies over the button: it must not be a stop that nobody sees.
    button.tabIndex = open ? -1 : 0;
    const toggle = () => (open ? close() : show(true));
    button.addEventListener("click", toggle);
    return () => button.removeEventListener("click", toggle);
  }, [button, open, close, show]);

  useEffect(() => {
    const leave = () => session.suspend();
    // Back to a page that the browser kept as it was: the chat may have gone on elsewhere.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      session.resume();
      setDraft(loadDraft());
      takesFocus.current = false;
      setOpen(loadOpen());
    };
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
    };
  }, [session]);

  if (!open) return null;
  return (
    <Panel
      session={session}
      draft={draft}
      takesFocus={takesFocus.current}
      onDraft={write}
      onClose={close}
      onLeave={() => show(false)}
    />
  );
}

/** Milliseconds between the end of a page's connections and the news that it is left, with room to spare. */
const GRACE = 50;

function startSession() {
  return createSession({
    answer(messages, signal) {
      prepareToasts(); // while the network is there
      return askConsultant(messages, signal);
    },
    load: loadConversation,
    save: saveConversation,
    grace: () => new Promise((resolve) => setTimeout(resolve, GRACE)),
    nextFrame: (draw) => requestAnimationFrame(draw),
    onFailure(error, ending) {
      console.error("The chat got no answer.", error);
      showToast({ kind: "error", title: failureToast, description: advice(ending) });
    },
  });
}

/** What the visitor can do, where that is more than trying again. */
function advice({ reason, retryAt }: Ending): string | undefined {
  if (reason === "limited") return limited(Math.ceil(((retryAt ?? 0) - Date.now()) / 1000));
  return reason === "offline" ? endings.offline : undefined;
}
