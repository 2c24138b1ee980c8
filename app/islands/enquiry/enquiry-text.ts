/** The enquiry as the text of a chat message, and the link that opens the chat with it. */
import type { Entries } from "./entries.ts";
import type { ReadAnalysis } from "./use-analysis.ts";

const NOT_PROVIDED = "Not provided";

export interface Attached {
  result: ReadAnalysis;
  stale: boolean;
}

export function enquiryText(entries: Entries, analysis?: Attached): string {
  const { name, email, organisation, message, topic } = entries;
  const lines = [
    `Name: ${name.trim()}`,
    `Email: ${email.trim()}`,
    `Company: ${organisation.trim() || NOT_PROVIDED}`,
    ...(topic ? [`Topic: ${topic}`] : []),
    "",
    "Message:",
    message.trim() || NOT_PROVIDED,
  ];
  return [...lines, ...(analysis ? ["", ...analysisLines(analysis)] : [])].join("\n");
}

function analysisLines({ result, stale }: Attached): string[] {
  return [
    stale ? "AI analysis (of an earlier version of this enquiry)" : "AI analysis",
    `Score: ${result.score}/100`,
    `Category: ${result.category}`,
    `Reasoning: ${result.reasoning}`,
    `Key interests: ${result.key_interests.join(", ")}`,
    `Recommended action: ${result.recommended_action}`,
  ];
}

/** Link that opens a mail with the same text (RFC 6068: line breaks as CRLF). */
export function mailLink(address: string, topic: string, text: string): string {
  const encode = (part: string) => encodeURIComponent(part.toWellFormed().replaceAll("\n", "\r\n"));
  return `mailto:${address}?subject=${encode(topic ? `Enquiry: ${topic}` : "Enquiry")}&body=${encode(text)}`;
}

/** Link to the external chat, after WhatsApp's own description of its click-to-chat links. */
export function chatLink(phone: string, text: string): string {
  // Half a character (a lone surrogate) cannot be encoded.
  return `https://wa.me/${phone}?text=${encodeURIComponent(text.toWellFormed())}`;
}
