/**
 * A call to action says what it is about with `data-topic`; the enquiry form (app/islands/enquiry/topic.ts)
 * takes that up, on this page or on the next. Without scripts it is a plain link.
 */
const KEY = "enquiry-topic";

export function startTopics() {
  addEventListener("click", ({ target }) => {
    const topic = target instanceof Element && target.closest<HTMLElement>("[data-topic]")?.dataset.topic;
    if (!topic) return;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(topic));
    } catch {
      return; // Storage is blocked: the form gets no topic.
    }
    dispatchEvent(new Event(KEY));
  });
}
