import { type MouseEvent, type RefObject, useRef, useState } from "react";
import { chatLink, mailLink } from "./enquiry-text.ts";

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

interface Sending {
  content: Content;
  /** Otherwise it says what is missing. */
  isReady: () => boolean;
  /** The chat was opened: the enquiry leaves the form. */
  onSent: () => void;
}

const { CONTACT_PHONE, CONTACT_EMAIL } = import.meta.env;

/** The text for each way to send it. `mail` is undefined if no address is configured. */
const waysFor = ({ text, topic }: Content) => ({
  text,
  url: chatLink(CONTACT_PHONE, text),
  mail: CONTACT_EMAIL ? mailLink(CONTACT_EMAIL, topic, text) : undefined,
});

/** Opens the external chat with the enquiry. */
export function useSending(form: RefObject<HTMLFormElement | null>, { content, isReady, onSent }: Sending) {
  const [handed, setHanded] = useState<Handed>();
  const attempts = useRef(0);
  const sending = useRef(false);

  function hand(next: Omit<Handed, "attempt">) {
    attempts.current += 1;
    setHanded({ ...next, attempt: attempts.current });
  }

  function open() {
    const trapped = !form.current || isTrapped(form.current);
    if (!trapped && openChat(waysFor(content).url)) sent();
    else {
      hand({ opened: false });
      sending.current = false;
    }
  }

  function sent() {
    onSent();
    hand({ opened: true, content });
    setTimeout(() => {
      sending.current = false;
    }, DOUBLE_CLICK);
  }

  function send() {
    if (sending.current || !isReady()) return;
    sending.current = true;
    const wait = waitingTime(performance.now()); // a clock that starts with the page
    if (wait > 0) setTimeout(open, wait);
    else open();
  }

  return {
    ways: waysFor(content),
    handed: handed && { opened: handed.opened, attempt: handed.attempt, ...waysFor(handed.content ?? content) },
    send,
    /** The visitor follows the link instead, which sends what the button would. */
    follow: (event: MouseEvent) => {
      if (handed?.opened) return;
      if (isReady()) sent();
      else event.preventDefault();
    },
    /** Another enquiry is begun: the ways to send are its own. */
    begin: () => setHanded((before) => (before?.opened ? undefined : before)),
    /** Another enquiry is in the form, or none. */
    forget: () => setHanded(undefined),
  };
}

/** Opens the external chat in a new tab without access to this page. False if a popup blocker intervened. */
function openChat(url: string): boolean {
  const tab = window.open(url, "_blank");
  if (!tab || tab.closed) return false;
  // "noopener" would hide whether a tab was opened; this has the same effect before the other page runs.
  tab.opener = null;
  return true;
}

/** Name of the honeypot field, meaningless to a password manager. */
export const TRAP = "enquiry-extra";

/** Milliseconds from the opening of the page to the first sending; faster than anyone reads, let alone writes. */
const MINIMUM = 1_000;

/** Milliseconds that sending has to wait. */
export function waitingTime(sinceOpened: number): number {
  return Math.max(0, MINIMUM - sinceOpened);
}

function isTrapped(form: HTMLFormElement): boolean {
  return new FormData(form).get(TRAP) !== "";
}
