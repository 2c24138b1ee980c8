/**
 * What one part of the site hands to another, on the same page or on the next of this tab: it waits in the tab's
 * storage, and an event of its name tells whoever is there already.
 */
import { readStored, store } from "./browser-storage.ts";
import { listen } from "./listen.ts";

/** By name; the comment says who takes it. */
interface Handed {
  /** The chat: a question of the page, in a new conversation if it is the `first`. */
  "chat-ask": { question: string; first: boolean };
  /** The enquiry: what a call to action is about. */
  "enquiry-topic": string;
  /** The enquiry: texts to add to the message; `agreed` where the visitor has asked for it already. */
  "enquiry-handover": { text: string; agreed: boolean };
  "enquiry-projection": { text: string; agreed: boolean };
}

export type HandedName = keyof Handed;

/** As it may be found: the storage can hold anything. */
type Found<T> = T extends object ? { [field in keyof T]?: unknown } : unknown;

/** `undefined` takes back what nobody has taken. */
export function handOver<N extends HandedName>(name: N, what: Handed[N] | undefined) {
  store("sessionStorage", name, what);
  dispatchEvent(new Event(name));
}

export const handed = <N extends HandedName>(name: N) => (readStored("sessionStorage", name) ?? {}) as Found<Handed[N]>;

/** Calls `take` whenever something may be there: a tick later, when the taker has restored its own state, and from then on. */
export function onHandOver(names: readonly HandedName[], take: () => void): () => void {
  const first = setTimeout(take);
  const stop = listen([...names, "pageshow"], take);
  return () => {
    clearTimeout(first);
    stop();
  };
}
