/** Calls `listener` when the page is shown again as the browser kept it, while its stored state may have gone on elsewhere. */
export function onReturn(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener("pageshow", onShow);
  return () => removeEventListener("pageshow", onShow);
}
