/**
 * Asks one address again and again over a few connections and counts the answers. It writes
 * and reads bytes itself, several requests at a time, so that on a small machine the server
 * is what is measured and not this.
 */
import { once } from "node:events";
import { connect } from "node:net";

export interface Load {
  connections: number;
  /** Requests on their way at a time on each connection. */
  pipelined: number;
  /** Milliseconds. */
  duration: number;
}

/** Requests answered in a second. Every answer must be a 200 of the same length. */
export async function requestsPerSecond(url: string, { connections, pipelined, duration }: Load): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const target = { host: hostname, port: Number(port) };
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`;
  const size = await sizeOfAnswer(target, request);
  const batch = request.repeat(pipelined);
  const started = performance.now();
  const counts = Array.from({ length: connections }, async () => {
    let batches = 0;
    let received = 0;
    const buffer = Buffer.allocUnsafe(READ_AT_ONCE);
    const onRead = (bytes: number) => {
      received += bytes;
      if (received < size * pipelined) return true;
      if (received > size * pipelined) socket.destroy(new Error(`${url}: an answer of another length than the first`));
      received = 0;
      batches += 1;
      if (performance.now() - started < duration) socket.write(batch);
      else socket.end();
      return true;
    };
    const socket = connect({ ...target, noDelay: true, onread: { buffer, callback: onRead } });
    socket.write(batch);
    await once(socket, "close");
    return batches * pipelined;
  });
  const answers = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  return answers / ((performance.now() - started) / 1000);
}

const READ_AT_ONCE = 256 * 1024;

/** Bytes of one answer, headers included, on a connection that stays open; they do not change from one to the next. */
async function sizeOfAnswer(target: { host: string; port: number }, request: string): Promise<number> {
  const socket = connect(target);
  socket.write(request);
  let text = "";
  for await (const chunk of socket.setEncoding("latin1")) {
    text += chunk;
    const body = text.indexOf("\r\n\r\n") + 4;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
    if (body > 3 && text.length === body + length) break;
  }
  if (!text.startsWith("HTTP/1.1 200 ")) throw new Error(`the server answered ${text.slice(0, 40)}`);
  return text.length;
}
