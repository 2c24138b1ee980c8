/**
 * A process that asks for pages at a steady pace, of all servers in turn, half of them on a
 * new connection as a new visitor's browser does. Sends the times when it is stopped.
 */
import { connect, type Socket } from "node:net";
import type { Target } from "./endpoints.ts";
import { readPage, targetOf } from "./wire.ts";

/** One requested page. */
export interface Probe {
  /** Index of the server. */
  server: number;
  fresh: boolean;
  /** Milliseconds; infinite where it failed. */
  time: number;
}

/** Milliseconds between two requests. */
const PAUSE = 5;
const PAGES = ["/", "/results", "/results/finance", "/solutions", "/insights/ai-tourism-roi"];

const targets = process.argv.slice(2).map(targetOf);
const idle = targets.map((): Socket[] => []);
const probes: Probe[] = [];
let sent = 0;
let timer: NodeJS.Timeout | undefined;

async function probe() {
  sent += 1;
  const server = sent % targets.length;
  const kept = Math.floor(sent / targets.length) % 2 === 0 ? idle[server]?.pop() : undefined;
  const path = PAGES[sent % PAGES.length] ?? "/";
  const started = performance.now();
  const socket = kept ?? open(targets[server] as Target);
  const time = await readPage(socket, targets[server] as Target, path).then(
    () => performance.now() - started,
    () => Number.POSITIVE_INFINITY,
  );
  probes.push({ server, fresh: !kept, time });
  const connections = idle[server] as Socket[];
  if (connections.length < 4 && !socket.destroyed) connections.push(socket);
  else socket.destroy();
}

function open(target: Target): Socket {
  return connect({ ...target, noDelay: true });
}

process.on("message", () => {
  if (timer) {
    clearInterval(timer);
    process.send?.(probes, () => process.exit());
  } else timer = setInterval(probe, PAUSE);
});
process.send?.("ready");
