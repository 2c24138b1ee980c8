/** Finds a Firefox for the tests, and installs the system's own where it may. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const KNOWN = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

const found = () => [process.env.FIREFOX, ...KNOWN].find((path) => path && existsSync(path));

/** Path of a Firefox, or undefined. */
export function firefox() {
  return found() ?? (installs() ? found() : undefined);
}

/** Debian's package, where this user may install packages. */
function installs() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("Installing Firefox …");
  const quiet = { stdio: ["ignore", "ignore", "ignore"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  return spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "firefox-esr"], quiet).status === 0;
}
