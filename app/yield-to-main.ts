/** Yields to the main thread: the browser may paint and handle input before the next task. Safari has no `scheduler.yield`. */
export function yieldToMain(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(null);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}
