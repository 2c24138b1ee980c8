/**
 * Notices the end of the npm that started this process. npm passes signals to a shell that keeps them to itself, or
 * dies without a word: whoever supervises npm would leave the server behind.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const CHECK_EVERY_MS = 250;

/** Without npm there is nobody to follow: a server that was left to run by its shell goes on. */
export function whenLeaderEnds(act) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const { ppid } = process;
  const parent = describe(ppid);
  const leader = parent && /sh$/.test(parent.name) ? parent.ppid : ppid;
  const timer = setInterval(() => {
    if (process.ppid === ppid && isAlive(leader)) return;
    clearInterval(timer);
    act();
  }, CHECK_EVERY_MS);
  timer.unref();
}

/** The name of a process and its parent; undefined where it is gone. */
function describe(pid) {
  try {
    const line =
      process.platform === "linux"
        ? readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^\d+ \((.*)\) \S (\d+) .*$/s, "$1 $2")
        : execFileSync("ps", ["-o", "comm=,ppid=", "-p", String(pid)], { encoding: "utf8" });
    const [, name, ppid] = /^(.*\S)\s+(\d+)\s*$/.exec(line);
    return { name, ppid: Number(ppid) };
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
