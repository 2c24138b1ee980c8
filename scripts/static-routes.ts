/**
 * Pages that are static once they are built need no script of their own: their routes are left out of what browsers
 * load. Those of the operators' pages, which are hydrated whole, stay.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { CLIENT_INPUTS } from "./build/bundle-folder.ts";

const STATIC_ROUTE = /\/app\/routes\/(?!admin\.)[^/]+\?__react-router-build-client-route$/;

/** Whether browsers load the route with this id. */
export const isHydrated = (id: string) => /^(?:root$|routes\/admin$|admin\/)/.test(id);

export function staticRoutes(): Plugin {
  return {
    name: "static-routes",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: { filter: { id: STATIC_ROUTE }, handler: () => "export default () => null;" },
    /** Says which words are in the scripts: where one of them changes, they are bundled anew. */
    writeBundle() {
      const files = [...this.getModuleIds()].map((id) => relative(process.cwd(), id.replace(/\?.*$/, "")));
      mkdirSync(dirname(CLIENT_INPUTS), { recursive: true });
      writeFileSync(CLIENT_INPUTS, JSON.stringify(files.filter((file) => file.startsWith("content/")).sort()));
    },
  };
}
