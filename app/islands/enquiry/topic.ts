/** The topic that a call to action left for the form (app/behaviours/topic.ts): in the tab's storage, with an event of the same name. */
import { useEffect, useEffectEvent } from "react";
import { readStored, store } from "../../browser-storage.ts";

const KEY = "enquiry-topic";
/** Characters; the longest title of a page has fewer. */
const LIMIT = 150;

/** Hands each topic over once. */
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
