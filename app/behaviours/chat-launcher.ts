/**
 * The chat's round button. The chat is loaded when it is pressed, or at once on a
 * page that follows one on which it stood open.
 */

/** Where the chat notes that it is open; see islands/chat/memory.ts. */
export const OPEN_KEY = "chat-open";

export function startChatLauncher() {
  const button = document.querySelector<HTMLButtonElement>("[data-chat-open]");
  const root = document.querySelector<HTMLElement>("[data-chat-root]");
  if (!button || !root) return;
  const launch = async (focus: boolean) => {
    button.setAttribute("aria-busy", "true");
    try {
      const { mountChat } = await import("../islands/chat/mount.tsx");
      mountChat(root, button, focus);
    } catch {
      // Offline, or the site was just updated: the button stays, and the next press tries again.
      button.addEventListener("click", () => launch(true), { once: true });
    } finally {
      button.removeAttribute("aria-busy");
    }
  };
  button.hidden = false;
  if (wasOpen()) void launch(false);
  else button.addEventListener("click", () => launch(true), { once: true });
}

function wasOpen() {
  try {
    return sessionStorage.getItem(OPEN_KEY) === "yes";
  } catch {
    return false; // storage is blocked: the chat works, it just starts closed
  }
}
