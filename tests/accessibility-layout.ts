/** What is lost of a page when its text grows or its window shrinks. */
import type { Page } from "@playwright/test";

/** Text spacing that a reader may set: WCAG 1.4.12. */
export const WIDE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** What runs out of the window, is cut off, or runs out of its button; nothing, where all is well. */
export function lostLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) => {
      const kind = element.getAttribute("class");
      return `<${element.localName}${kind ? ` class="${kind}"` : ""}> ${element.textContent?.trim().slice(0, 40)}`;
    };
    /** Meant for screen readers only, cut after so many lines on purpose, or decoration. */
    const onPurpose = (element: Element, style: CSSStyleDeclaration) =>
      style.clipPath !== "none" || style.webkitLineClamp !== "none" || element.closest("[aria-hidden=true], svg");
    const lost: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) lost.push(`the page is ${root.scrollWidth} of ${innerWidth} pixels wide`);
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (!element.checkVisibility({ visibilityProperty: true }) || !element.textContent?.trim()) continue;
      const style = getComputedStyle(element);
      if (onPurpose(element, style)) continue;
      const wide = element.scrollWidth - element.clientWidth > 1;
      const high = element.scrollHeight - element.clientHeight > 1;
      const hides = /hidden|clip/;
      if ((wide && hides.test(style.overflowX)) || (high && hides.test(style.overflowY)))
        lost.push(`${name(element)} is cut off`);
      if (element.matches(".button, button") && style.display !== "inline" && (wide || high))
        lost.push(`${name(element)} runs out of its button`);
    }
    return lost;
  });
}
