/** The way from a projection to the enquiry form, which takes it by the tab's session storage and an event. */
import { toEnquiryText } from "../../../shared/domain/roi/enquiry-text.ts";
import { readStored, store } from "../../browser-storage.ts";
import type { Outcome } from "./use-projection.ts";

const NAME = "enquiry-projection";

/** `agreed` where the visitor asked for it to be added; otherwise the form offers it. */
export function offerToEnquiry({ request, result }: Outcome, agreed: boolean) {
  store("sessionStorage", NAME, { text: toEnquiryText(request, result), agreed });
  dispatchEvent(new Event(NAME));
}

/** Takes back an offer whose figures are no longer the visitor's; what they asked for stays. */
export function withdrawOffer() {
  const { agreed } = (readStored("sessionStorage", NAME) ?? {}) as { agreed?: unknown };
  if (agreed === true) return;
  store("sessionStorage", NAME, undefined);
  dispatchEvent(new Event(NAME));
}

/** Shows the form with the focus in its first field. */
export function goToEnquiry() {
  // Unlike a new fragment, it scrolls where the address already ends in it.
  location.assign("#contact");
  document.querySelector<HTMLElement>("[data-island=enquiry] form input")?.focus();
}
