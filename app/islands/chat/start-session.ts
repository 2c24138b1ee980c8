/** The chat's session in the browser: network, session storage, toasts for failures. */
import { hideToast, showToast } from "../../ui/toaster.tsx";
import type { Ending } from "./conversation.ts";
import { loadConversation, saveConversation } from "./memory.ts";
import { rateAnswer } from "./rate.ts";
import { askConsultant } from "./request.ts";
import { createSession } from "./session.ts";
import { endings, failureToast, limited } from "./words.ts";

/** Milliseconds between the breaking of a page's connections and its `pagehide`, with room to spare. */
const GRACE = 50;

/** Source of the session's toasts. */
const SOURCE = "chat";

export function startSession() {
  return createSession({
    answer(messages, signal) {
      // The toast was about an earlier request.
      hideToast(SOURCE);
      return askConsultant(messages, signal);
    },
    rate: rateAnswer,
    load: loadConversation,
    save: saveConversation,
    grace: () => new Promise((resolve) => setTimeout(resolve, GRACE)),
    nextFrame: (draw) => requestAnimationFrame(draw),
    onFailure(error, ending) {
      console.error("The chat got no answer.", error);
      showToast({ kind: "error", title: failureToast, description: advice(ending), source: SOURCE });
    },
  });
}

/** Advice beyond trying again. */
function advice({ reason, retryAt }: Ending): string | undefined {
  if (reason === "limited") return limited(Math.ceil(((retryAt ?? 0) - Date.now()) / 1000));
  return reason === "offline" ? endings.offline : undefined;
}
