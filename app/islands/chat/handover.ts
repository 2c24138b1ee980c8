/** Hands the visitor's questions to the enquiry form, which offers them as the message. Nothing is sent by it. */
import { store } from "../../browser-storage.ts";
import type { Message } from "./conversation.ts";

/** Where the form looks in the tab's session storage, and the event that tells a form on the same page to look. */
const HANDOVER = "enquiry-handover";

/** Characters at most: the form's message holds 1,000, and the visitor's own words need room. */
export const SUMMARY_LIMIT = 600;
/** As in server/chat/handover.ts. */
const INTRODUCTION = "In the chat on your website I asked:";

export function handOver(messages: readonly Message[]) {
  const agreed = agreedSummary(messages);
  const text = agreed ?? summary(messages);
  if (!text) return;
  store("sessionStorage", HANDOVER, { text, agreed: agreed !== undefined });
  dispatchEvent(new Event(HANDOVER));
}

/** The summary that the consultant has just quoted because the visitor asked for one. */
export function agreedSummary(messages: readonly Message[]): string | undefined {
  const last = messages.at(-1);
  if (last?.role !== "assistant" || last.incomplete) return undefined;
  const quoted = last.content.split("\n").filter((line) => line.startsWith("> "));
  const text = quoted.map((line) => line.slice("> ".length)).join("\n");
  return text.startsWith(INTRODUCTION) ? text : undefined;
}

/** The visitor's latest questions, each once, as many as fit; empty where none was asked. */
export function summary(messages: readonly Message[]): string {
  const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content.replace(/\s+/g, " "));
  const lines: string[] = [];
  let room = SUMMARY_LIMIT - INTRODUCTION.length;
  for (const question of [...new Set(asked)].reverse()) {
    const line = `\n- ${question}`;
    if (line.length > room) break;
    room -= line.length;
    lines.unshift(line);
  }
  return lines.length ? INTRODUCTION + lines.join("") : "";
}
