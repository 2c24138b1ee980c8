/** Buttons of an article: share, copy the citation, print. */
import { copy } from "../copy.ts";

const words = {
  share: "Share this page",
  link: "Copy the address",
  cite: "Copy the citation",
  print: "Print or save as PDF",
  copied: "Copied.",
  refused: "Your browser does not let this page copy.",
};

export function start(row: HTMLElement) {
  const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const citation = row.parentElement?.querySelector("[data-citation]")?.textContent ?? "";
  const status = document.createElement("span");
  status.setAttribute("role", "status");

  const copyText = async (text: string) => {
    status.textContent = (await copy(Promise.resolve(text))) ? words.copied : words.refused;
  };
  const share = async () => {
    try {
      await navigator.share({ title: document.title, url: address });
    } catch (error) {
      // Dismissing the share sheet is no error.
      if ((error as Error).name !== "AbortError") await copyText(address);
    }
  };
  const button = (label: string, act: () => void) => {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = label;
    element.addEventListener("click", act);
    return element;
  };
  row.append(
    "share" in navigator ? button(words.share, share) : button(words.link, () => copyText(address)),
    button(words.cite, () => copyText(citation)),
    button(words.print, () => print()),
    status,
  );
}
