/**
 * Requests and answers as bytes on a connection: on a machine that the server shares, a whole HTTP
 * client would cost as much as the server.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Endpoint, Target } from "./endpoints.ts";

export function targetOf(url: string): Target {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

export interface WireResponse {
  /** Milliseconds from before the connection was opened. */
  firstWord: number;
  /** True where it had first words and ended as it should. */
  whole: boolean;
}

/** Milliseconds after which an answer counts as failed. */
const TIMEOUT_MS = 60_000;
/** Bytes at the end of an answer in which its end must be, framing included. */
const TAIL = 64;

/** Asks on this connection, which stays open, and reads the answer to its end. */
export function ask(socket: Socket, target: Target, endpoint: Endpoint, question: string): Promise<WireResponse> {
  const started = performance.now();
  let firstWord = Number.POSITIVE_INFINITY;
  let tail = "";
  socket.write(endpoint.request(target, question));
  return new Promise((resolve) => {
    const end = () => {
      socket.off("data", read);
      socket.off("close", end);
      resolve({ firstWord, whole: firstWord < Number.POSITIVE_INFINITY && tail.includes(endpoint.end) });
    };
    const read = (chunk: Buffer) => {
      if (firstWord === Number.POSITIVE_INFINITY && chunk.includes(endpoint.firstWord))
        firstWord = performance.now() - started;
      tail = (tail + chunk.toString("latin1", Math.max(0, chunk.length - TAIL))).slice(-TAIL);
      if (tail.includes(endpoint.end)) end();
    };
    socket.on("data", read);
    socket.once("close", end);
  });
}

/** A visitor's connection: whoever waits too long on it leaves. */
export function connection(target: Target): Socket {
  const socket = connect({ ...target, noDelay: true });
  socket.on("error", () => {});
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
  return socket;
}

/** Reads one page on this connection, which stays open. Throws where the answer is no 200. */
export async function readPage(socket: Socket, { host, port }: Target, path: string): Promise<void> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nAccept-Encoding: br\r\n\r\n`);
  let missing = Number.POSITIVE_INFINITY;
  while (missing > 0) {
    const [chunk] = (await once(socket, "data")) as [Buffer];
    if (missing < Number.POSITIVE_INFINITY) missing -= chunk.length;
    else {
      const head = chunk.toString("latin1");
      if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`${path} was answered with ${head.slice(0, 40)}`);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      missing = head.indexOf("\r\n\r\n") + 4 + length - chunk.length;
    }
  }
}
