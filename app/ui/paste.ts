import type { ClipboardEvent } from "react";

/** Whether a paste holds more than the field has room for. The browser cuts it off without a word. */
export function overflows(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>, limit: number): boolean {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  const pasted = event.clipboardData.getData("text").replaceAll("\r\n", "\n");
  return value.length - replaced + pasted.length > limit;
}
