/**
 * Style sheets that were lost on their way. The bundler's code asks for each only once, so that a part
 * which is loaded again would come without; the page's own code asks again.
 */
const lost = new Set<string>();

export function noteLostStyles() {
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      lost.add(target.href);
      target.remove();
    },
    true,
  );
}

/** Rejects if one fails again. */
export const fetchLostStyles = () => Promise.all([...lost].map(fetchStyle));

function fetchStyle(href: string) {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(new Error(`${href} could not be loaded`)));
    lost.delete(href);
    document.head.append(Object.assign(link, { rel: "stylesheet", crossOrigin: "", href }));
  });
}
