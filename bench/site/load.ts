/**
 * Asks one address again and again over a few connections and counts the answers. It writes
 * and reads bytes itself, so that on a small machine the server is what is measured.
 */

import { once } from "node:events";
import { connect } from "node:net";

export interface Load {
  /** Connections at a time, each with one request on its way. */
  connections: number;
  /** Milliseconds. */
  duration: number;
}

/** Requests answered with 200 in a second. Throws where an answer has another status or length than the first. */
export async function requestsPerSecond(url: string, { connections, duration }: Load): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`;
  const size = await sizeOfAnswer(hostname, Number(port), request);
  let answers = 0;
  const started = performance.now();
  const loops = Array.from({ length: connections }, async () => {
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    await once(socket, "connect");
    let received = 0;
    socket.on("data", (chunk) => {
      received += chunk.length;
      if (received > size) socket.destroy(new Error(`${url}: an answer of another length than the first`));
      if (received !== size) return;
      received = 0;
      answers += 1;
      if (performance.now() - started < duration) socket.write(request);
      else socket.end();
    });
    socket.write(request);
    await once(socket, "close");
  });
  await Promise.all(loops);
  return answers / ((performance.now() - started) / 1000);
}

/** Bytes of one whole answer, its headers included; they do not change from one to the next. */
async function sizeOfAnswer(host: string, port: number, request: string): Promise<number> {
  const socket = connect(port, host);
  socket.write(request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  let text = "";
  for await (const chunk of socket.setEncoding("latin1")) text += chunk;
  if (!text.startsWith("HTTP/1.1 200 ")) throw new Error(`the server answered ${text.slice(0, 40)}`);
  const head = text.indexOf("\r\n\r\n") + 4;
  return keptAlive(host, port, request, text.length - head);
}

/** The headers of a connection that stays open differ, so an answer on one is measured. */
async function keptAlive(host: string, port: number, request: string, body: number): Promise<number> {
  const socket = connect(port, host);
  socket.write(request);
  let text = "";
  for await (const chunk of socket.setEncoding("latin1")) {
    text += chunk;
    const head = text.indexOf("\r\n\r\n") + 4;
    if (head > 3 && text.length === head + body) break;
  }
  return text.length;
}
