/** The form's toasts: each takes the place of the one before. */
import { showToast, type Toast } from "../../ui/toaster.tsx";

export const SOURCE = "enquiry";

/** By itself a toast keeps clear of the control that has the focus: the first with a problem. */
export function tell(toast: Toast) {
  void showToast({ subject: () => document.activeElement, ...toast, source: SOURCE });
}
