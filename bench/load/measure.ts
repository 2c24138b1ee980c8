/** Helpers of the load benchmark: quantiles, processes of visitors, the server's metrics. */
import { fork } from "node:child_process";
import { once } from "node:events";
import type { Probe } from "./prober.ts";

/** The value below which this share of the values lies; of an even list the upper one. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * A process of visitors, so that the cost of simulating them is not counted as the server's
 * delay. It is ready when this resolves; `run` starts it and returns its results.
 */
export async function visitors<Found>(script: string, args: readonly (string | number)[]) {
  const child = fork(new URL(script, import.meta.url), args.map(String), { serialization: "advanced", execArgv: [] });
  const gone = once(child, "exit").then(([code]) => Promise.reject(new Error(`${script} ended with ${code}`)));
  gone.catch(() => undefined);
  const nextMessage = () => Promise.race([once(child, "message").then(([message]) => message), gone]);
  await nextMessage();
  return {
    nextMessage,
    tell: (message: string) => void child.send(message),
    async run(): Promise<Found> {
      child.send("go");
      return (await nextMessage()) as Found;
    },
  };
}

/** Requests pages of all servers while `work` runs; returns how long each took. */
export async function pagesDuring(urls: readonly string[], work: () => Promise<unknown>): Promise<Probe[]> {
  const prober = await visitors<Probe[]>("./prober.ts", urls);
  prober.tell("go");
  await work();
  return prober.run();
}

/** One of the server's metrics. */
export async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
}

export const resident = async (url: string) => (await figure(url, "process_resident_memory_bytes")) / 2 ** 20;

export const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const mb = (value: number) => `${value.toFixed(0)} MB`;
export const times = (value: number) => `${value.toFixed(2)} ×`;
