import { type RefObject, useRef, useState } from "react";
import { chatLink, mailLink } from "./enquiry-text.ts";
import { openChat } from "./open-chat.ts";
import { isTrapped, waitingTime } from "./spam-guard.ts";

/** Milliseconds in which a second press belongs to the first. */
const DOUBLE_CLICK = 1_000;

interface Handed {
  /** Counts the attempts, so that each is told. */
  attempt: number;
  opened: boolean;
  /** What the chat was opened with; while it was not, the text follows the form. */
  content?: Content;
}

interface Content {
  text: string;
  topic: string;
}

const { CONTACT_PHONE, CONTACT_EMAIL } = import.meta.env;

/** The same text by each way that is open. `mail` is undefined where no address is set. */
const waysFor = ({ text, topic }: Content) => ({
  text,
  url: chatLink(CONTACT_PHONE, text),
  mail: CONTACT_EMAIL ? mailLink(CONTACT_EMAIL, topic, text) : undefined,
});

/** Hands the enquiry over to the external chat. `onSent` is called once the chat has opened. */
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
    /** The ways for what stands in the form now. */
    ways: waysFor(content),
    handed: handed && { opened: handed.opened, attempt: handed.attempt, ...waysFor(handed.content ?? content) },
    isSending: () => sending.current,
    send,
    /** The visitor took the link that was offered. */
    follow: () => {
      if (!handed?.opened) sent();
    },
  };
}
