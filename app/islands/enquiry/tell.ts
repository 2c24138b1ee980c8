/** The form's toasts: each replaces the one before. */
import { showToast, type Toast } from "../../ui/toaster.tsx";

export const SOURCE = "enquiry";

/** By default a toast must not cover the focused control, the first invalid one. */
export function tell(toast: Toast) {
  void showToast({ subject: () => document.activeElement, ...toast, source: SOURCE });
}
