/**
 * A call to action says what it is about with `data-topic`; the enquiry form (app/islands/enquiry/topic.ts)
 * takes that up, on this page or on the next. Without scripts it is a plain link.
 */
import { store } from "../browser-storage.ts";

const KEY = "enquiry-topic";

export function startTopics() {
  addEventListener("click", ({ target }) => {
    const topic = target instanceof Element && target.closest<HTMLElement>("[data-topic]")?.dataset.topic;
    if (!topic) return;
    store("sessionStorage", KEY, topic);
    dispatchEvent(new Event(KEY));
  });
}
