import { type RefObject, useRef, useState } from "react";
import { chatLink, mailLink } from "./enquiry-text.ts";
import { openChat } from "./open-chat.ts";
import { isTrapped, waitingTime } from "./spam-guard.ts";

/** Milliseconds in which a second press is a double click. */
const DOUBLE_CLICK = 1_000;

interface Handed {
  /** Number of the attempt, so that each is announced. */
  attempt: number;
  opened: boolean;
  /** Set once the chat was opened; before that the text follows the form. */
  content?: Content;
}

interface Content {
  text: string;
  topic: string;
}

const { CONTACT_PHONE, CONTACT_EMAIL } = import.meta.env;

/** The text for each way to send it. `mail` is undefined if no address is configured. */
const waysFor = ({ text, topic }: Content) => ({
  text,
  url: chatLink(CONTACT_PHONE, text),
  mail: CONTACT_EMAIL ? mailLink(CONTACT_EMAIL, topic, text) : undefined,
});

/** Opens the external chat with the enquiry, then calls `onSent`. */
export function useSending(form: RefObject<HTMLFormElement | null>, content: Content, onSent: () => void) {
  const [handed, setHanded] = useState<Handed>();
  const hand = (next: Omit<Handed, "attempt">) =>
    setHanded((before) => ({ ...next, attempt: (before?.attempt ?? 0) + 1 }));
  const sending = useRef(false);

  function open() {
    const trapped = !form.current || isTrapped(form.current);
    if (!trapped && openChat(waysFor(content).url)) sent();
    else {
      hand({ opened: false });
      sending.current = false;
    }
  }

  function sent() {
    hand({ opened: true, content });
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

  return {
    ways: waysFor(content),
    handed: handed && { opened: handed.opened, attempt: handed.attempt, ...waysFor(handed.content ?? content) },
    isSending: () => sending.current,
    send,
    /** The visitor followed the link instead. */
    follow: () => {
      if (!handed?.opened) sent();
    },
  };
}
