/** What other parts of the site hand over for the message: the summary of a chat, a projection, a topic. The visitor decides, here or there. */
import { useEffect, useEffectEvent, useState } from "react";
import { readStored, store } from "../../browser-storage.ts";
import { handed, handOver, onHandOver } from "../../hand-over.ts";
import { isText, record } from "../../untrusted.ts";

const SOURCES = ["handover", "projection"] as const;

export type Source = (typeof SOURCES)[number];

export interface Offer {
  source: Source;
  text: string;
  /** The visitor has already asked for it to be added. */
  agreed: boolean;
}

const nameOf = (source: Source) => `enquiry-${source}` as const;

function readOffers(): Offer[] {
  return SOURCES.flatMap((source) => {
    const { text, agreed } = handed(nameOf(source));
    return isText(text) && text.trim() ? [{ source, text: text.trim(), agreed: agreed === true }] : [];
  });
}

/** Key of the texts that were added in this tab, by their source. */
const ADDED = "enquiry-added";

/** The message with the offer, which takes the place of an earlier one from the same source, before a reload too. */
function addTo(message: string, { source, text }: Offer): string {
  const added = record(readStored("sessionStorage", ADDED));
  const earlier = added[source];
  store("sessionStorage", ADDED, { ...added, [source]: text });
  return withOffer(message, text, isText(earlier) ? earlier : undefined);
}

/** The message with the text appended, or replacing an earlier one from the same source. */
export function withOffer(message: string, text: string, earlier?: string): string {
  if (message.includes(text)) return message;
  if (earlier && message.includes(earlier)) return message.replace(earlier, () => text);
  return message.trim() ? `${message.trimEnd()}\n\n${text}` : text;
}

/** Offers of the chat and the calculator; `onAdd` gets what adds one to a message. */
export function useOffers(onAdd: (withText: (message: string) => string, source: Source) => void) {
  const [offers, setOffers] = useState<Offer[]>([]);

  const drop = ({ source }: Offer) => {
    handOver(nameOf(source), undefined);
    setOffers(readOffers());
  };
  const add = (offer: Offer) => {
    onAdd((message) => addTo(message, offer), offer.source);
    drop(offer);
  };
  const recheck = useEffectEvent(() => {
    const found = readOffers();
    setOffers(found);
    const agreed = found.find((offer) => offer.agreed);
    if (agreed) add(agreed);
  });

  useEffect(() => onHandOver(SOURCES.map(nameOf), () => recheck()), []);

  return { offers, add, dismiss: drop };
}

/** Characters; the longest title of a page has fewer. */
const LIMIT = 150;

export function useTopics(onTopic: (topic: string) => void) {
  const take = useEffectEvent(() => {
    const topic = handed("enquiry-topic");
    if (!isText(topic) || topic === "") return;
    handOver("enquiry-topic", undefined);
    onTopic(topic.slice(0, LIMIT));
  });
  useEffect(() => onHandOver(["enquiry-topic"], () => take()), []);
}
