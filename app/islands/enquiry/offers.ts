/**
 * What other parts of the site have ready for the message: the summary of a chat,
 * a projection. They leave it in the tab's session storage as `{ text, agreed? }`
 * and send an event of the same name; the visitor decides, here or there.
 */
import { useEffect, useEffectEvent } from "react";
import { readStored, store } from "../../browser-storage.ts";

export const SOURCES = ["handover", "projection"] as const;

export type Source = (typeof SOURCES)[number];

export interface Offer {
  source: Source;
  text: string;
  /** The visitor has already asked for it to be added. */
  agreed: boolean;
}

/** Storage key of an offer, and the name of the event that announces it. */
export function keyOf(source: Source): string {
  return `enquiry-${source}`;
}

export function readOffers(): Offer[] {
  return SOURCES.flatMap((source) => {
    const { text, agreed } = (readStored("sessionStorage", keyOf(source)) ?? {}) as Record<string, unknown>;
    return typeof text === "string" && text.trim() ? [{ source, text: text.trim(), agreed: agreed === true }] : [];
  });
}

export function removeOffer(source: Source) {
  store("sessionStorage", keyOf(source), undefined);
}

/** Key of the texts that were added in this tab, by their source. */
const ADDED = "enquiry-added";

/** The message with the offer, which takes the place of an earlier one from the same source, before a reload too. */
export function addTo(message: string, { source, text }: Offer): string {
  const added = (readStored("sessionStorage", ADDED) ?? {}) as Partial<Record<Source, unknown>>;
  const earlier = added[source];
  store("sessionStorage", ADDED, { ...added, [source]: text });
  return withOffer(message, text, typeof earlier === "string" ? earlier : undefined);
}

/** The message with the text appended, or replacing an earlier one from the same source. */
export function withOffer(message: string, text: string, earlier?: string): string {
  if (message.includes(text)) return message;
  if (earlier && message.includes(earlier)) return message.replace(earlier, () => text);
  return message.trim() ? `${message.trimEnd()}\n\n${text}` : text;
}

const KEY = "enquiry-topic";
/** Characters; the longest title of a page has fewer. */
const LIMIT = 150;

/** Hands over, once, each topic that a call to action left (app/behaviours/index.ts): in the tab's storage, with an event of the same name. */
export function useTopics(onTopic: (topic: string) => void) {
  const take = useEffectEvent(() => {
    const topic = readStored("sessionStorage", KEY);
    if (typeof topic !== "string" || topic === "") return;
    store("sessionStorage", KEY, undefined);
    onTopic(topic.slice(0, LIMIT));
  });
  useEffect(() => {
    const listen = () => take();
    // A tick later, when the stored entries have been restored.
    const first = setTimeout(listen);
    addEventListener(KEY, listen);
    addEventListener("pageshow", listen);
    return () => {
      clearTimeout(first);
      removeEventListener(KEY, listen);
      removeEventListener("pageshow", listen);
    };
  }, []);
}
