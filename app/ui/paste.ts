import type { ClipboardEvent } from "react";

/** Whether a paste exceeds the field's limit, at which the browser silently cuts it off. */
export function overflows(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>, limit: number): boolean {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  const pasted = event.clipboardData.getData("text").replaceAll("\r\n", "\n");
  return value.length - replaced + pasted.length > limit;
}
