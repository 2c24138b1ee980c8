/**
 * Questions of the exam put to the consultant again. The question waits in the tab's storage, and the
 * chat's own button opens the chat, which asks it (app/islands/chat/session.ts).
 */
import { store } from "../browser-storage.ts";

/** In the tab's storage: the question, and whether it starts a new conversation. */
const KEY = "chat-ask";

export function start(list: HTMLElement) {
  list.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-ask]");
    const question = button?.parentElement?.querySelector("[data-turn]")?.textContent;
    if (!button || !question) return;
    store("sessionStorage", KEY, { question, first: button.dataset.ask === "first" });
    dispatchEvent(new Event(KEY));
    document.querySelector<HTMLElement>("[data-chat-open]")?.click();
  });
}
