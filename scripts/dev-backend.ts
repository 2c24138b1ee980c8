/** While developing, the server's calls are answered by the server started beside Vite. */
import type { Plugin } from "vite";

export function backend(): Plugin {
  return { name: "backend" };
}
