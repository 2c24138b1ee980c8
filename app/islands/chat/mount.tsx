import { createRoot } from "react-dom/client";
import { Chat } from "./chat.tsx";

/** Opens the chat beside its round button; from then on the button opens and closes it. */
export function mountChat(root: HTMLElement, button: HTMLButtonElement, focus: boolean) {
  const place = document.createElement("div");
  root.append(place);
  createRoot(place).render(<Chat button={button} focusAtStart={focus} />);
}
