/** A browser driven by the W3C's WebDriver protocol, of which these tests need a handful of commands. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { vi } from "vitest";
import { freePort } from "../scripts/free-port.ts";

/** Key of an element's reference, as the protocol says. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** Milliseconds for the driver to listen on a busy machine. */
const START = 240_000;

export interface Driven {
  open(url: string): Promise<void>;
  /** Runs in the page, with these arguments; resolves with what it returns. */
  run<T>(script: (...args: string[]) => T, ...args: string[]): Promise<T>;
  /** Ends once the page gives something true; the protocol's own time limit is 30 seconds. */
  until(script: (...args: string[]) => unknown, ...args: string[]): Promise<void>;
  click(css: string): Promise<void>;
  type(css: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts the driver at this path, on a screen in memory where there is no other, and a browser with it, whose settings are in `home`. */
export async function drive(driver: string, screen: string | undefined, home: string): Promise<Driven> {
  const started: ChildProcess[] = [];
  let display = process.env.DISPLAY;
  if (!display && screen) {
    const process = spawn(screen, ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    started.push(process);
    const [number] = (await once(process.stdio[3] as Readable, "data")) as [Buffer];
    display = `:${number.toString().trim()}`;
  }
  // A page that still scrolls smoothly cannot be clicked; without animations the browser asks for reduced motion.
  mkdirSync(join(home, ".config/gtk-3.0"), { recursive: true });
  writeFileSync(join(home, ".config/gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const port = await freePort();
  const env = { ...process.env, HOME: home, ...(display ? { DISPLAY: display } : {}) };
  started.push(spawn(driver, [`--port=${port}`], { stdio: "ignore", env }));
  const root = `http://127.0.0.1:${port}`;
  const stop = () => {
    for (const process of started.toReversed()) process.kill();
  };
  try {
    await vi.waitFor(() => fetch(`${root}/status`), { timeout: START, interval: 100 });
    const { sessionId } = await send<{ sessionId: string }>(`${root}/session`, { capabilities: { alwaysMatch: {} } });
    return browser(`${root}/session/${sessionId}`, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

function browser(session: string, stop: () => void): Driven {
  const element = async (css: string) => {
    const found = await send<Record<string, string>>(`${session}/element`, { using: "css selector", value: css });
    return `${session}/element/${found[ELEMENT]}`;
  };
  /** Brought into the middle of the screen: what the driver brings to its edge may not be pressed there. */
  const inView = async (css: string) => {
    const script = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })";
    await send(`${session}/execute/sync`, { script, args: [css] });
    return element(css);
  };
  return {
    open: (url) => send(`${session}/url`, { url }),
    run: (script, ...args) => send(`${session}/execute/sync`, { script: `return (${script})(...arguments)`, args }),
    async until(script, ...args) {
      const body = { script: `(${poll})(${script}, ...arguments)`, args };
      // A page that is left takes the script with it: the next page is looked at.
      for (let left = true; left; )
        left = await send(`${session}/execute/async`, body).then(
          () => false,
          (error: Error) => /unload/.test(error.message) || Promise.reject(error),
        );
    },
    click: (css) => onceLaidOut(async () => send(`${await inView(css)}/click`, {})),
    type: (css, text) => onceLaidOut(async () => send(`${await element(css)}/value`, { text })),
    async close() {
      await fetch(session, { method: "DELETE" });
      stop();
    },
  };
}

/** What is still being laid out cannot be pressed yet; the test's own limit ends the wait. */
async function onceLaidOut<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!/not interactable/.test((error as Error).message)) throw error;
    return onceLaidOut(act);
  }
}

/** Runs in the page: looks again with each frame. */
function poll(script: (...args: unknown[]) => unknown, ...args: unknown[]) {
  const done = args.pop() as (value: boolean) => void;
  const look = () => (script(...args) ? done(true) : requestAnimationFrame(look));
  look();
}

async function send<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
