/** The summary of the conversation with the consultant, for the enquiry form and the board pack. */
import { readStored } from "./browser-storage.ts";
import { isText, matches, record } from "./untrusted.ts";

/** Where the chat keeps its conversation in the tab's session storage. */
export const CONVERSATION_KEY = "chat-conversation";

interface Message {
  role: "user" | "assistant";
  content: string;
  incomplete?: unknown;
}

/** Characters at most: the form's message holds 1,000, and the visitor's own words need room. */
export const SUMMARY_LIMIT = 600;
/** As in server/consultant/summary.ts. */
const INTRODUCTION = "In the chat on your website I asked:";

/** The summary that the consultant has just given on request. */
export function agreedSummary(messages: readonly Message[]): string | undefined {
  const last = messages.at(-1);
  if (last?.role !== "assistant" || last.incomplete) return undefined;
  const quoted = last.content.split("\n").filter((line) => line.startsWith("> "));
  const text = quoted.map((line) => line.slice("> ".length)).join("\n");
  return text.startsWith(INTRODUCTION) ? text : undefined;
}

/** The visitor's latest questions, each once, as many as fit; empty where none was asked. */
export function summary(messages: readonly Message[]): string {
  const questions = messages.filter(({ role }) => role === "user").map(({ content }) => content.replace(/\s+/g, " "));
  const lines: string[] = [];
  let room = SUMMARY_LIMIT - INTRODUCTION.length;
  for (const question of [...new Set(questions)].reverse()) {
    const line = `\n- ${question}`;
    if (line.length > room) break;
    room -= line.length;
    lines.unshift(line);
  }
  return lines.length ? INTRODUCTION + lines.join("") : "";
}

/** The summary of the conversation that this tab holds; empty where there is none. */
export function storedSummary(): string {
  const { messages } = record(readStored("sessionStorage", CONVERSATION_KEY));
  const talk = Array.isArray(messages) ? messages.filter(isMessage) : [];
  return agreedSummary(talk) ?? summary(talk);
}

export const isMessage = (value: unknown): value is Message =>
  matches(value, { role: (role) => role === "user" || role === "assistant", content: isText });
