/** Notices of islands that are not interactive. */

const offline = "This site cannot be reached just now. What you typed stays here: try again once you are connected.";

export const RELOAD = "Reload the page";

export const islandWords = {
  chat: {
    loading: "The consultant is loading.",
    /** No button of it opens a window. */
    later: undefined,
    failed: "The consultant could not be loaded. Check your connection and press the button again.",
    offline: "This site cannot be reached just now. Try again once you are connected.",
    again: "The consultant is ready. Press the button to open it.",
    /** Its button shows only once it can do something. */
    blocked: undefined,
    way: { label: "Write to us", to: "/#contact" },
  },
  enquiry: {
    loading: "The form is loading. Your press counts as soon as it is ready.",
    later: "The form is loading. Please press its button once more when it is ready.",
    failed:
      "The form could not be loaded. Check your connection and press its button again. Reloading the page keeps what you typed.",
    offline,
    again: "The form is ready now. Please press its button once more.",
    blocked:
      "The form has not started: your network or browser may hold back this page’s script. Write to us directly:",
  },
  roi: {
    loading: "The calculator is loading. Your press counts as soon as it is ready.",
    later: undefined,
    failed:
      "The calculator could not be loaded. Check your connection and press its button again. Reloading the page keeps what you typed.",
    offline,
    again: "The calculator is ready now. Please press its button once more.",
    blocked:
      "The calculator has not started: your network or browser may hold back this page’s script. Ask us for a projection:",
  },
} as const;
