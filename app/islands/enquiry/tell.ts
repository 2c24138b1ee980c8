/** The form's toasts: each replaces the one before. */
import { focusedAndFaulty } from "../../ui/toast-place.ts";
import { showToast, type Toast } from "../../ui/toaster.tsx";

export const SOURCE = "enquiry";

/** By default a toast must cover neither the focused control nor what is wrong. */
export function tell(toast: Toast) {
  void showToast({ subject: focusedAndFaulty, ...toast, source: SOURCE });
}
