/** Opens the external chat in a new tab without access to this page. False if a popup blocker intervened. */
export function openChat(url: string): boolean {
  const tab = window.open(url, "_blank");
  if (!tab || tab.closed) return false;
  // "noopener" would hide whether a tab was opened; this has the same effect before the other page runs.
  tab.opener = null;
  return true;
}
