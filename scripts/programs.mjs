/** Finds the programs that tests drive, and installs the system's own where this user may. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Paths of each, or undefined. An environment variable comes before the usual places. */
export const chromium = () =>
  program("chromium", [
    process.env.CHROMIUM,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ]);
/** The same engine without a browser's own windows: half of the work for a machine. */
export const headlessShell = () =>
  program("chromium-headless-shell", [process.env.CHROMIUM_HEADLESS_SHELL, "/usr/bin/chromium-headless-shell"]);
/** The system face that the stand-in of the text font is fitted to: journeys measure how pages are laid out in it. */
export const systemFont = () =>
  program("fonts-liberation", ["/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"]);
export const firefox = () =>
  program("firefox-esr", [
    process.env.FIREFOX,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ]);
/** WebKit for tests, and the screen in memory that it needs. */
export const webkitDriver = () => program("webkit2gtk-driver", [process.env.WEBKIT_DRIVER, "/usr/bin/WebKitWebDriver"]);
export const screenInMemory = () => program("xvfb", ["/usr/bin/Xvfb"]);
/** Its package starts a server of its own: it is installed only on machines that are there for tests. */
export const nginx = () =>
  program(process.env.CI ? "nginx-light" : undefined, ["/usr/sbin/nginx", "/opt/homebrew/bin/nginx"]);

function program(debianPackage, places) {
  const found = () => places.find((path) => path && existsSync(path));
  return found() ?? (debianPackage && installs(debianPackage) ? found() : undefined);
}

/** Debian's package, where this user may install packages. */
function installs(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing ${name} …`);
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  return spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], quiet).status === 0;
}
