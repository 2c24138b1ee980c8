import { useEffect, useEffectEvent } from "react";

/** An entry of the history that stands for the open chat, for a phone's Back to close. */
const isChat = () => history.state?.chat === true;
const setChat = (chat: true | undefined) => ({ ...history.state, chat });

let leaving: ReturnType<typeof setTimeout> | undefined;

/** While the chat covers the screen, Back closes it, and the page is left by the next one. */
export function useBack(covers: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!covers) return;
    clearTimeout(leaving);
    if (!isChat()) history.pushState(setChat(true), "");
    const onPop = () => {
      if (!isChat()) close();
    };
    addEventListener("popstate", onPop);
    return () => {
      removeEventListener("popstate", onPop);
      // Closed otherwise: its entry goes too.
      leaving = setTimeout(() => isChat() && history.back());
    };
  }, [covers]);
}

/** Before a link is followed, which another step through the history would break off. */
export function keepEntry() {
  if (isChat()) history.replaceState(setChat(undefined), "");
}
