/** A process of four kinds of stalled clients (slow loris). Reports their number. */
import { connect, type Socket } from "node:net";
import { questionBytes } from "./endpoints.ts";
import { targetOf } from "./wire.ts";

const [url = "", count = ""] = process.argv.slice(2);
const target = targetOf(url);
const host = `Host: ${target.host}:${target.port}\r\n`;
const HEAD = `POST /functions/v1/ai-chat HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
/** Bytes of one chunk of a body that does not end. */
const DROP = 1_000;
/** Milliseconds between two. */
const PAUSE = 1_000;
/** Pages that a reader asks for and does not read: more than the buffers on the way hold, and with the question as many as the server allows. */
const UNREAD = 15;

const KINDS: Record<string, (socket: Socket) => void> = {
  "that say nothing": () => {},
  "whose headers do not end": (socket) => socket.write(HEAD),
  "whose body does not end": (socket) => {
    socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
    const drop = `${DROP.toString(16)}\r\n${" ".repeat(DROP)}\r\n`;
    every(socket, () => socket.write(drop));
  },
  "that ask and do not read": (socket) => {
    socket.pause();
    socket.write(questionBytes(target, "What do you do?"));
    socket.write(`GET /results/finance HTTP/1.1\r\n${host}\r\n`.repeat(UNREAD));
  },
};

process.once("message", () => {
  const sockets = Object.values(KINDS).flatMap((begin) => Array.from({ length: Number(count) }, () => open(begin)));
  process.send?.(sockets.length);
  // Until the server has closed them all.
  process.once("message", () => {
    for (const socket of sockets) socket.destroy();
    process.send?.("gone", () => process.exit());
  });
});
process.send?.("ready");

function open(begin: (socket: Socket) => void): Socket {
  const socket = connect(target, () => begin(socket));
  socket.on("error", () => {});
  return socket.resume();
}

function every(socket: Socket, act: () => void) {
  const timer = setInterval(act, PAUSE);
  socket.once("close", () => clearInterval(timer));
}
