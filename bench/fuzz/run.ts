/**
 * Fuzzes the engine, and the server over real connections: never a 5xx of its own, never a hang, never unbounded
 * memory.
 * `npx node bench/fuzz/run.ts [cases] [seed]`, after a build.
 */
import { Agent, request } from "node:http";
import { connect } from "node:net";
import fc from "fast-check";
import { serveProduct } from "../site/serve.ts";
import { fuzzEngine } from "./engine.ts";
import { type FuzzRequest, fuzzRequest } from "./requests.ts";

const CASES = Number(process.argv[2] ?? 100_000);
const SEED = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const AT_ONCE = 16;
/** One case in so many is written onto a bare connection, without a client that would tidy it up. */
const RAW_EVERY = 10;
/** Milliseconds after which a request counts as hung. */
const TIMEOUT_MS = 20_000;

interface Outcome {
  status: number;
  milliseconds: number;
}
const REFUSED_BY_CLIENT = 0;
const HUNG = -1;

const started = performance.now();
const faults = await fuzzEngine(CASES, SEED);
console.log(
  `${CASES} texts through the engine in ${((performance.now() - started) / 1_000).toFixed(0)} s: ${faults.length} faults`,
);
for (const fault of faults.slice(0, 20)) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

const server = await serveProduct();
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const { hostname, port } = new URL(server.url);
const outcomes = new Map<number, number>();
const bad: string[] = [];
let slowest = 0;
try {
  await send(fc.sample(fuzzRequest, { numRuns: 500, seed: SEED }), 0);
  const before = await memory();
  // In parts, so that the cases themselves need little memory.
  for (let done = 0; done < CASES; done += 5_000)
    await send(fc.sample(fuzzRequest, { numRuns: Math.min(5_000, CASES - done), seed: SEED + done }), done);
  const after = await memory();
  const alive = (await fetch(`${server.url}/readyz`)).status;
  console.log(
    `${CASES} cases (seed ${SEED}): ${[...outcomes]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join(", ")}`,
  );
  console.log(
    `slowest ${slowest.toFixed(0)} ms; memory ${before} MB before, ${after} MB after; ready afterwards: ${alive}`,
  );
  for (const line of bad.slice(0, 20)) console.log(line);
  if (bad.length > 0 || alive !== 200) process.exitCode = 1;
} finally {
  agent.destroy();
  server.stop();
}

async function send(cases: FuzzRequest[], offset: number) {
  let next = 0;
  const worker = async () => {
    while (next < cases.length) {
      const index = next;
      next += 1;
      const one = cases[index] as FuzzRequest;
      const { status, milliseconds } = await ((offset + index) % RAW_EVERY === 0 ? sendRaw(one) : sendWhole(one));
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
      slowest = Math.max(slowest, milliseconds);
      if (status >= 500 || status === HUNG) bad.push(`${status} ${describe(one)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function sendWhole({ method, target, headers, body }: FuzzRequest): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - started });
    try {
      const options = { hostname, port, method, path: target, headers, agent, timeout: TIMEOUT_MS };
      const sent = request(options, (response) => {
        response.resume();
        response.on("end", () => done(response.statusCode ?? HUNG));
        response.on("error", () => done(REFUSED_BY_CLIENT));
      });
      sent.on("timeout", () => {
        done(HUNG);
        sent.destroy();
      });
      // The server may close on what it will not read, and the client on what it cannot parse.
      sent.on("error", () => done(REFUSED_BY_CLIENT));
      sent.end(body);
    } catch {
      done(REFUSED_BY_CLIENT);
    }
  });
}

/** As bytes, with a length that may lie, and a header that may be anything. */
function sendRaw({ method, target, headers, body = new Uint8Array() }: FuzzRequest): Promise<Outcome> {
  const started = performance.now();
  const lines = Object.entries({ host: hostname, connection: "close", "content-length": body.length, ...headers });
  const head = `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - started });
    socket.setTimeout(TIMEOUT_MS, () => {
      done(HUNG);
      socket.destroy();
    });
    socket.on("data", (chunk) => {
      if (answer.length < 20) answer += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => done(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? REFUSED_BY_CLIENT)));
    socket.end(Buffer.concat([Buffer.from(head, "latin1"), body]));
  });
}

function describe({ method, target, headers, body }: FuzzRequest): string {
  const text = Buffer.from(body ?? [])
    .toString("latin1")
    .slice(0, 300);
  return `${method} ${target.slice(0, 200)} ${JSON.stringify(headers)} ${text}`;
}

async function memory(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20);
}
