import { localDay, longDate } from "../../shared/domain/date.ts";

/** Writes today's date, in the British long form, into a `<time>`. */
export function start(element: HTMLElement) {
  const today = localDay(new Date());
  element.textContent = longDate(today);
  element.setAttribute("datetime", today);
}
