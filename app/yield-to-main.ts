/** Ends this task: the browser may draw, and answer the visitor, before the next. */
export function yieldToMain(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(null);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}
