/** Finds a Chromium for the tests, and installs the system's own where it may. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const KNOWN = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const found = () => [process.env.CHROMIUM, ...KNOWN].find((path) => path && existsSync(path));

/** Path of a Chromium, or undefined. */
export function chromium() {
  return found() ?? (installs() ? found() : undefined);
}

/** Debian's package, where this user may install packages. */
function installs() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("Installing Chromium …");
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  return spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet).status === 0;
}
