/** Opens the chat in a new tab that cannot reach back to this page. False where the browser did not let it. */
export function openChat(url: string): boolean {
  const tab = window.open(url, "_blank");
  if (!tab || tab.closed) return false;
  // "noopener" would hide whether a tab was opened; this has the same effect before the other page runs.
  tab.opener = null;
  return true;
}
