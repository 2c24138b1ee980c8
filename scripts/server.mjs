/** Starts the server as a process of its own. Plain JavaScript: `npm start` and `npm test` do so on any Node. */
import { spawn } from "node:child_process";

/**
 * What Node is called with. Every 2 MB of new objects are collected, instead of every 16: with a
 * thousand visitors waiting for answers, whoever reads a page then waits 0.4 ms for it instead of 6.
 */
export const SERVER = ["--max-semi-space-size=2", "server/main.ts"];

const PROXIES = ["HTTPS_PROXY", "HTTP_PROXY", "https_proxy", "http_proxy"];

/** Node wants the whole address of a proxy; other programs also take `proxy:3128`. Undefined where it is neither. */
function proxyAddress(given) {
  const address = given.includes("://") ? given : `http://${given}`;
  return /^https?:/.test(address) && URL.canParse(address) ? address : undefined;
}

/**
 * The environment of the server: a proxy that is set for the machine (HTTPS_PROXY, HTTP_PROXY) is used for what it asks
 * for elsewhere, such as a model. Node reads that at its start alone, and ends at one that it cannot read. This machine
 * itself is reached without; `*` stands for everything only where it stands alone.
 * @param {Record<string, string | undefined>} environment
 */
export function serverEnvironment({ no_proxy, NO_PROXY, ...environment }) {
  const without = no_proxy ?? NO_PROXY;
  const proxies = {};
  for (const name of PROXIES.filter((each) => environment[each])) {
    proxies[name] = proxyAddress(environment[name]) ?? "";
    if (!proxies[name]) console.error(`${name} is not used: it is no address such as http://proxy.example:3128`);
  }
  return {
    ...environment,
    ...proxies,
    NODE_USE_ENV_PROXY: environment.NODE_USE_ENV_PROXY ?? "1",
    no_proxy: without === "*" ? "*" : [without, "localhost,127.0.0.1,::1"].filter(Boolean).join(","),
  };
}

/** @typedef {ReturnType<typeof startServer>} StartedServer */

/**
 * The server on a free port, unless `settings` name one. `url` is there once it serves, and fails
 * where it ends before.
 * @param {Record<string, string>} settings
 */
export function startServer(settings, runtime = process.execPath, cwd = ".") {
  const server = spawn(runtime, SERVER, {
    cwd,
    env: serverEnvironment({ ...process.env, PORT: "0", HOST: "127.0.0.1", ...settings }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let ready = false;
  const ended = /** @type {Promise<number | null>} */ (new Promise((resolve) => server.once("exit", resolve)));
  const url = /** @type {Promise<string>} */ (
    new Promise((resolve, reject) => {
      const read = (chunk) => {
        output += chunk;
        // A log of megabytes is not searched for what stood at its beginning.
        const port = ready ? undefined : /Ready on http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (!port) return;
        ready = true;
        resolve(`http://127.0.0.1:${port}`);
      };
      server.stdout.on("data", read);
      server.stderr.on("data", read);
      ended.then((code) => reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)));
    })
  );
  // Who waits for its end alone is told nothing else.
  url.catch(() => {});
  return {
    process: server,
    url,
    /** Its exit code, once it has ended. */
    ended,
    /** All that it has said so far. */
    output: () => output,
    stop() {
      server.kill("SIGTERM");
      return ended;
    },
  };
}
