/** Listens to events of the window, or of another target. Returns what ends it, as an effect wants it. */
export function listen<E extends Event>(
  types: readonly string[],
  listener: (event: E) => void,
  target: EventTarget = window,
): () => void {
  const ending = new AbortController();
  for (const type of types) target.addEventListener(type, listener as EventListener, { signal: ending.signal });
  return () => ending.abort();
}
