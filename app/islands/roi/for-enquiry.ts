/** Offers the projection to the enquiry form, by the tab's session storage and an event. */
import { toEnquiryText } from "../../../shared/domain/roi/enquiry-text.ts";
import { store } from "../../browser-storage.ts";
import type { Outcome } from "./use-projection.ts";

const NAME = "enquiry-projection";

/** `agreed` where the visitor asked for it to be added; otherwise the form offers it. */
export function offerToEnquiry({ request, result }: Outcome, agreed: boolean) {
  store("sessionStorage", NAME, { text: toEnquiryText(request, result), agreed });
  dispatchEvent(new Event(NAME));
}
