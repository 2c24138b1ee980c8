/** Finds the programs that tests drive, and installs the system's own where this user may. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const RELEASES = "/usr/lib/postgresql";

/** Debian's package of each, and where it is found. An environment variable comes before the usual places. */
const PROGRAMS = {
  chromium: {
    debianPackage: "chromium",
    places: [
      process.env.CHROMIUM,
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
  },
  /** The same engine without a browser's own windows: half of the work for a machine. */
  headlessShell: {
    debianPackage: "chromium-headless-shell",
    places: [process.env.CHROMIUM_HEADLESS_SHELL, "/usr/bin/chromium-headless-shell"],
  },
  /** The system face that the stand-in of the text font is fitted to: journeys measure how pages are laid out in it. */
  systemFont: {
    debianPackage: "fonts-liberation",
    places: ["/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"],
  },
  firefox: {
    debianPackage: "firefox-esr",
    places: [
      process.env.FIREFOX,
      "/usr/bin/firefox-esr",
      "/usr/bin/firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
    ],
  },
  /** WebKit for tests, and the screen in memory that it needs. */
  webkitDriver: {
    debianPackage: "webkit2gtk-driver",
    places: [process.env.WEBKIT_DRIVER, "/usr/bin/WebKitWebDriver"],
  },
  screenInMemory: { debianPackage: "xvfb", places: ["/usr/bin/Xvfb"] },
  /** Its package starts a server of its own: it is installed only on machines that are there for tests. */
  nginx: {
    debianPackage: process.env.CI ? "nginx-light" : undefined,
    places: ["/usr/sbin/nginx", "/opt/homebrew/bin/nginx"],
  },
  /** As with nginx. */
  pgbouncer: { debianPackage: process.env.CI ? "pgbouncer" : undefined, places: ["/usr/sbin/pgbouncer"] },
  postgres: {
    debianPackage: "postgresql",
    /** The newest first. */
    get places() {
      const releases = existsSync(RELEASES) ? readdirSync(RELEASES) : [];
      return releases.sort((a, b) => Number(b) - Number(a)).map((release) => `${RELEASES}/${release}/bin/postgres`);
    },
  },
};

/** Paths of each, or undefined where it is not there and cannot be installed. */
export const chromium = () => program(PROGRAMS.chromium);
export const headlessShell = () => program(PROGRAMS.headlessShell);
export const firefox = () => program(PROGRAMS.firefox);
export const webkitDriver = () => program(PROGRAMS.webkitDriver);
export const screenInMemory = () => program(PROGRAMS.screenInMemory);
export const pgbouncer = () => program(PROGRAMS.pgbouncer);
export const nginx = () => program(PROGRAMS.nginx);
export const postgres = () => program(PROGRAMS.postgres);

/** The folder of the programs of the newest Postgres on this machine; undefined where there is none. */
export function findPostgres() {
  const place = placeOf(PROGRAMS.postgres);
  return place && dirname(place);
}

/**
 * Begins to install whatever is missing, all at once and beside other work. What cannot be had with the rest is tried
 * alone when it is asked for.
 */
export async function installMissing() {
  const missing = Object.values(PROGRAMS).filter((one) => one.debianPackage && !placeOf(one));
  if (missing.length > 0 && mayInstall()) await once(install(spawn, missing), "exit");
}

const program = (one) =>
  placeOf(one) ??
  (one.debianPackage && mayInstall() && install(spawnSync, [one]).status === 0 ? placeOf(one) : undefined);

const placeOf = ({ places }) => places.find((path) => path && existsSync(path));

const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** What Debian's package of Postgres reads before it would start a server by itself. */
const CLUSTERS = "/etc/postgresql-common/createcluster.d";

function install(start, programs) {
  if (programs.includes(PROGRAMS.postgres)) {
    mkdirSync(CLUSTERS, { recursive: true });
    writeFileSync(`${CLUSTERS}/tests.conf`, "create_main_cluster = false\n");
  }
  const packages = programs.map(({ debianPackage }) => debianPackage);
  console.log(`Installing ${packages.join(", ")} …`);
  const command = 'apt-get update -qq; apt-get install -y -qq --no-install-recommends "$@"';
  return start("sh", ["-c", command, "sh", ...packages], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
