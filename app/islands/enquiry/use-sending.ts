import { type RefObject, useRef, useState } from "react";
import { chatLink } from "./enquiry-text.ts";
import { openChat } from "./open-chat.ts";
import { isTrapped, waitingTime } from "./spam-guard.ts";

/** Milliseconds in which a second press belongs to the first. */
const DOUBLE_CLICK = 1_000;

interface Handed {
  opened: boolean;
  /** What was sent; while nothing was, the text follows the form. */
  text?: string;
}

/** Hands the enquiry over to the external chat. `onSent` is called once the chat has opened. */
export function useSending(form: RefObject<HTMLFormElement | null>, text: string, onSent: () => void) {
  const [handed, setHanded] = useState<Handed>();
  const sending = useRef(false);

  function open() {
    const trapped = !form.current || isTrapped(form.current);
    if (!trapped && openChat(chatLink(import.meta.env.CONTACT_PHONE, text))) sent();
    else {
      setHanded({ opened: false });
      sending.current = false;
    }
  }

  function sent() {
    setHanded({ opened: true, text });
    onSent();
    setTimeout(() => {
      sending.current = false;
    }, DOUBLE_CLICK);
  }

  function send() {
    sending.current = true;
    const wait = waitingTime(performance.now()); // a clock that starts with the page
    if (wait > 0) setTimeout(open, wait);
    else open();
  }

  const shown = handed && { opened: handed.opened, text: handed.text ?? text };
  return {
    handed: shown && { ...shown, url: chatLink(import.meta.env.CONTACT_PHONE, shown.text) },
    isSending: () => sending.current,
    send,
    /** The visitor took the link that was offered. */
    follow: () => {
      if (!handed?.opened) sent();
    },
  };
}
