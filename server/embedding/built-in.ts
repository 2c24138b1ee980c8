/** The built-in embedding, the same on every server: its process is given the texts that wait a few at a time. */
import { type ChildProcess, fork } from "node:child_process";
import type { Embedder, WordVectors } from "./embedder.ts";
import type { Delivery, Order } from "./encoder.ts";

export const BUILT_IN_MODEL = "all-MiniLM-L6-v2";
const DIMENSIONS = 384;
/** Characters of an order's texts, which a question waits for: some ten milliseconds. */
const ORDER = 1_500;
/** Milliseconds for which a process that ended is not started again: words alone serve, and no question starts one. */
const PAUSE_MS = 10_000;

interface Waiting {
  text: string;
  byWord: boolean;
  resolve: (made: never) => void;
  reject: (reason: Error) => void;
}

/** The encoder cannot be started, or ended; the message may be logged. */
class EncoderMissing extends Error {}

export interface BuiltInEmbedder extends Embedder {
  /** For whom a visitor waits. */
  embedWords(texts: readonly string[]): Promise<WordVectors[]>;
  close(): void;
}

/** `script`: another module in place of the encoder, for tests of its failure. */
export function createBuiltInEmbedder(script: URL = new URL("encoder.ts", import.meta.url)): BuiltInEmbedder {
  let encoder: ChildProcess | undefined;
  /** These go first. */
  const awaited: Waiting[] = [];
  const others: Waiting[] = [];
  let running: { id: number; batch: Waiting[] } | undefined;
  let orders = 0;
  let failure: { error: EncoderMissing; until: number } | undefined;

  function start(): ChildProcess {
    const child = fork(script, { serialization: "advanced", stdio: ["ignore", "ignore", "pipe", "ipc"], execArgv: [] });
    let said = "";
    child.stderr?.on("data", (chunk) => {
      said = `${said}${chunk}`.slice(-2_000);
    });
    child.on("message", ({ id, made, failure }: Delivery) => {
      if (running?.id !== id) return;
      const { batch } = running;
      running = undefined;
      for (const [at, { resolve, reject }] of batch.entries())
        made ? resolve(made[at] as never) : reject(new EncoderMissing(failure));
      next();
    });
    child.on("close", () => {
      if (encoder === child) encoder = undefined;
      const lost = [...(running?.batch ?? []), ...awaited.splice(0), ...others.splice(0)];
      running = undefined;
      // Its last words say why: a missing native build, a damaged model.
      const reason = /^\s*\w*Error.*$/m.exec(said)?.[0].trim() ?? "it ended";
      const error = new EncoderMissing(`the built-in encoder does not run: ${reason}`);
      if (lost.length > 0) failure = { error, until: performance.now() + PAUSE_MS };
      for (const { reject } of lost) reject(error);
    });
    // While it has nothing to do it keeps nobody from ending.
    (child.stderr as { unref?: () => void } | null)?.unref?.();
    return child;
  }

  function next(): void {
    if (running) return;
    const waiting = awaited.length > 0 ? awaited : others;
    if (waiting.length === 0) {
      encoder?.unref();
      encoder?.channel?.unref();
      return;
    }
    encoder ??= start();
    encoder.ref();
    encoder.channel?.ref();
    const batch: Waiting[] = [];
    const byWord = waiting[0]?.byWord ?? false;
    const fits = (room: number) => batch.length === 0 || (waiting[0] as Waiting).text.length <= room;
    for (let room = ORDER; waiting[0]?.byWord === byWord && fits(room); ) {
      const one = waiting.shift() as Waiting;
      room -= one.text.length;
      batch.push(one);
    }
    running = { id: ++orders, batch };
    const order: Order = { id: running.id, texts: batch.map(({ text }) => text), byWord };
    encoder.send(order, (error) => {
      // Told by its end as well.
      if (error) encoder?.kill("SIGKILL");
    });
  }

  function make<T>(texts: readonly string[], waiting: Waiting[], byWord: boolean): Promise<T[]> {
    if (failure && performance.now() < failure.until) return Promise.reject(failure.error);
    const made = texts.map(
      (text) => new Promise<T>((resolve, reject) => waiting.push({ text, byWord, resolve, reject })),
    );
    // Texts that come in the same tick share an order.
    queueMicrotask(next);
    return Promise.all(made);
  }

  return {
    model: BUILT_IN_MODEL,
    dimensions: DIMENSIONS,
    embed: (texts, { isAwaited = false } = {}) => make(texts, isAwaited ? awaited : others, false),
    embedWords: (texts) => make(texts, awaited, true),
    close() {
      encoder?.kill("SIGKILL");
    },
  };
}

/** One for the process: it holds the model. */
export const builtInEmbedder = createBuiltInEmbedder();
