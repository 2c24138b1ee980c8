import { type MouseEvent, useEffect, useRef, useState } from "react";
import { readStored, store } from "../../browser-storage.ts";
import { isText, record } from "../../untrusted.ts";
import { complete } from "./draft.ts";
import { chatLink, mailLink } from "./enquiry-text.ts";
import { type Entries, isBlank } from "./entries.ts";

/** Milliseconds in which a second press is a double click. */
const DOUBLE_CLICK = 1_000;

/** Key of the enquiry that the chat was opened with, in the browser until the visitor says that it is sent. */
const KEY = "enquiry-handed";

/** What became of sending: of an earlier visit, the browser knows that the chat was opened. */
export type How = "opened" | "returned" | "blocked";

interface Handed {
  /** Number of the attempt, so that each is announced; 0 is none of this visit. */
  attempt: number;
  how: How;
  /** Set once the chat was opened; before that the text follows the form. */
  content?: Content;
}

interface Content {
  text: string;
  entries: Entries;
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
export type Ways = ReturnType<typeof waysFor>;

const waysFor = ({ text, entries }: Content) => ({
  text,
  url: chatLink(CONTACT_PHONE, text),
  mail: CONTACT_EMAIL ? mailLink(CONTACT_EMAIL, entries.topic, text) : undefined,
});

const hasLeft = (how: How) => how === "opened" || how === "returned";

export function useSending({ content, isReady, onSent }: Sending) {
  const [handed, setHanded] = useState<Handed>();
  const attempts = useRef(0);
  const sending = useRef(false);

  useEffect(() => {
    const { text, entries } = record(readStored("localStorage", KEY));
    const written = complete(entries);
    if (isText(text) && !isBlank(written))
      setHanded({ attempt: 0, how: "returned", content: { text, entries: written } });
  }, []);

  function hand(how: How, content?: Content) {
    attempts.current += 1;
    setHanded({ how, attempt: attempts.current, ...(content && { content }) });
  }

  function sent() {
    sending.current = true;
    store("localStorage", KEY, content);
    onSent();
    hand("opened", content);
    setTimeout(() => {
      sending.current = false;
    }, DOUBLE_CLICK);
  }

  return {
    ways: waysFor(content),
    handed: handed && {
      how: handed.how,
      attempt: handed.attempt,
      entries: handed.content?.entries,
      ...waysFor(handed.content ?? content),
    },
    send: () => {
      if (sending.current || !isReady()) return;
      if (openChat(waysFor(content).url)) sent();
      else hand("blocked");
    },
    /** The visitor follows the link instead, which sends what the button would. */
    follow: (event: MouseEvent) => {
      if (handed && hasLeft(handed.how)) return;
      if (isReady()) sent();
      else event.preventDefault();
    },
    /** The visitor says that it is sent, or has it in the form again. */
    finish: () => {
      store("localStorage", KEY, undefined);
      setHanded(undefined);
    },
    /** Another enquiry is in the form, or none. */
    forget: () => setHanded((before) => (before && hasLeft(before.how) ? before : undefined)),
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
