/** Hands the visitor's questions to the enquiry form, which offers them as the message. Nothing is sent. */
import { store } from "../../browser-storage.ts";
import { agreedSummary, summary } from "../../chat-summary.ts";
import type { Message } from "./conversation.ts";

/** Key in the tab's session storage, and name of the event that notifies a form on the same page. */
const HANDOVER = "enquiry-handover";

export function handOver(messages: readonly Message[]) {
  const agreed = agreedSummary(messages);
  const text = agreed ?? summary(messages);
  if (!text) return;
  store("sessionStorage", HANDOVER, { text, agreed: agreed !== undefined });
  dispatchEvent(new Event(HANDOVER));
}
