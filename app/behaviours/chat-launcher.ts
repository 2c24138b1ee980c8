/**
 * The chat's round button. The chat is loaded when it is pressed, or at once on a
 * page that follows one on which it stood open.
 */
import { breath } from "../breath.ts";
import { readStored } from "../browser-storage.ts";

/** Where the chat notes that it is open; see islands/chat/memory.ts. */
export const OPEN_KEY = "chat-open";

/** React first and the chat after it, in tasks of their own, so that a slow processor still answers in between. */
async function load() {
  await import("../islands/hydrate.tsx");
  await breath();
  return import("../islands/chat/mount.tsx");
}

export function startChatLauncher() {
  const button = document.querySelector<HTMLButtonElement>("[data-chat-open]");
  const root = document.querySelector<HTMLElement>("[data-chat-root]");
  const failure = document.querySelector<HTMLElement>("[data-chat-failure]");
  if (!button || !root || !failure) return;
  let state: "idle" | "loading" | "mounted" = "idle";

  const launch = async (focus: boolean) => {
    if (state !== "idle") return;
    state = "loading";
    failure.hidden = true;
    button.setAttribute("aria-busy", "true");
    try {
      (await load()).mountChat(root, button, focus);
      state = "mounted";
    } catch {
      // Offline, or the site was just updated: the next press tries again.
      state = "idle";
      failure.hidden = false;
    } finally {
      button.removeAttribute("aria-busy");
    }
  };
  const restore = () => {
    if (wasOpen()) void launch(false);
  };

  button.hidden = false;
  button.addEventListener("click", () => launch(true));
  // A page drawn ahead of its visit holds a copy of the storage, which may be out of date by the time it is shown.
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", restore, { once: true });
    if (wasOpen()) load().catch(() => undefined);
  } else restore();
  // Back to a page that the browser kept: the chat may have been opened elsewhere meanwhile.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) restore();
  });
}

const wasOpen = () => readStored("sessionStorage", OPEN_KEY) === true;
