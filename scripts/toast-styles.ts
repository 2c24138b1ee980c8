/**
 * The toast library adds its style sheet to the page as an element, which the policy of each page would have to allow
 * by name. Its package has the same sheet as a file: the bundler loads that with the library, like any other.
 */
import type { Plugin } from "vite";

const CALL = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/;

export function toastStyles(): Plugin {
  return {
    name: "toast-styles",
    apply: "build",
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs$/.test(id)) return;
      if (!CALL.test(code)) throw new Error("the toast library's style sheet was not found where it was");
      return `import "sonner/dist/styles.css";\n${code.replace(CALL, "")}`;
    },
  };
}
