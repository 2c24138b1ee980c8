/** Writes today's date, in the British long form, into a `<time>`. */
export function start(element: HTMLElement) {
  const today = new Date();
  element.textContent = today.toLocaleDateString("en-GB", { dateStyle: "long" });
  element.setAttribute("datetime", today.toISOString().slice(0, 10));
}
