/** A real server on a free port for one test, and raw connections to it. */
import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { onTestFinished } from "vitest";

export async function listening(server: Server): Promise<{ url: string; port: number }> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

/** Sends raw bytes; `answer` is everything received until the other end closed. */
export function rawConnection(port: number, text: string) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(text);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  const answer = new Promise<string>((resolve) =>
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("utf8"))),
  );
  onTestFinished(() => void socket.destroy());
  return { socket, answer };
}
