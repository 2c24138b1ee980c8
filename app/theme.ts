/**
 * The colours of the pages: as the system has them, until the visitor chooses in the foot of a page
 * (sections/theme-choice.tsx). The choice stands on the root element, where styles/base.css reads it.
 */

/** Name of the fields, and key in the browser's storage. */
export const THEME = "theme";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Runs inline before the page is painted, so that no other colours are seen first (app/boot.ts). On the admin page
 * and while developing it stands there as its own source text (app/page-scripts.tsx), so it must not use
 * anything from outside itself.
 */
export function keepTheme() {
  const { dataset } = document.documentElement;
  const kept = () => {
    try {
      return localStorage.getItem("theme") ?? "system";
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
      return dataset.theme ?? "system";
    }
  };
  const show = (theme: string) => {
    dataset.theme = theme;
    for (const field of document.querySelectorAll<HTMLInputElement>("[name=theme]"))
      field.checked = field.value === theme;
    // The bar of a phone's browser: the first that holds counts, and the first is the dark one.
    const dark = document.querySelector<HTMLMetaElement>("[name=theme-color]");
    if (dark) dark.media = { dark: "all", light: "not all" }[theme] ?? "(prefers-color-scheme: dark)";
  };
  show(kept());
  // The fields are there by the first, and shown again as they were left by the second; the third is another tab.
  for (const moment of ["DOMContentLoaded", "pageshow", "storage"]) addEventListener(moment, () => show(kept()));
  addEventListener("change", ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== "theme") return;
    try {
      localStorage.setItem("theme", value);
    } catch {
      // As above, or full.
    }
    show(value);
  });
}
