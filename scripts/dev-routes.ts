/**
 * While developing, loads the modules of a page's own routes when it is requested. React Router loads those of all
 * pages before it answers the first, and Vite transforms each of them and all that they import.
 */
import type { IncomingMessage } from "node:http";
import { matchRoutes, type RouteObject } from "react-router";
import { type Connect, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

const BUILD = "virtual:react-router/server-build";

/** A route of React Router's server build, with the `load` that this plugin adds. */
interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  load(): Promise<void>;
}

export function loadRoutesOnRequest(): Plugin {
  return {
    name: "load-routes-on-request",
    enforce: "pre",
    transform: {
      filter: { id: new RegExp(`^\0${BUILD}$`) },
      handler(code) {
        const deferred = code
          .replaceAll(/import \* as (route\d+) from (".*");/g, "const $1 = deferred(() => import($2));")
          .replaceAll(/module: (route\d+)/g, "get module() { return $1.module }, load: $1.load");
        return `${deferred}\n${DEFERRED}`;
      },
    },
    // React Router's own answer comes after Vite's, and so does this.
    configureServer: (vite) => () => void vite.middlewares.use(routesLoader(vite)),
  };
}

/** Runs in the server build. A route that no page has needed yet is empty, as React Router has it without a server. */
const DEFERRED = `
function deferred(load) {
  const route = { module: { default: () => null }, load: async () => { route.module = await load(); } };
  return route;
}`;

function routesLoader({ environments: { ssr } }: ViteDevServer): Connect.NextHandleFunction {
  return async ({ url = "/" }: IncomingMessage, _response, next) => {
    try {
      if (!isRunnableDevEnvironment(ssr)) throw new Error("pages are not rendered in this process");
      const { routes } = await ssr.runner.import<{ routes: Record<string, BuiltRoute> }>(BUILD);
      const path = url.replace(/\?.*$/, "").replace(/\.data$/, "");
      const matches = matchRoutes(treeOf(Object.values(routes)), path) ?? [];
      await Promise.all(matches.map(({ route }) => routes[route.id ?? ""]?.load()));
      next();
    } catch (error) {
      next(error);
    }
  };
}

function treeOf(routes: BuiltRoute[], parent?: string): RouteObject[] {
  return routes
    .filter(({ parentId }) => parentId === parent)
    .map(
      ({ id, path, index }): RouteObject => (index ? { id, path, index } : { id, path, children: treeOf(routes, id) }),
    );
}
