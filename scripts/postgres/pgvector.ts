/** Adds pgvector to an installed Postgres: Debian's package, or its source package where the release has none. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Tools {
  /** Runs a command to its end and returns its output; throws where it fails. */
  run(command: string, args: string[], cwd?: string): string;
  apt(args: string[]): void;
}

/** The release whose source package compiles against a release that has no package of its own. */
const NEXT_RELEASE: Record<string, string> = { bookworm: "trixie" };

export function addPgvector(version: string, folder: string, { run, apt }: Tools) {
  const packaged = `postgresql-${version}-pgvector`;
  if (run("apt-cache", ["search", "--names-only", `^${packaged}$`]).trim()) return apt(["install", packaged]);
  apt(["install", `postgresql-server-dev-${version}`, "gcc", "make", "libc6-dev"]);
  const source = unpackedSource(folder, run);
  // Portable instructions, and no second copy for the just-in-time compiler.
  const settings = [`PG_CONFIG=/usr/lib/postgresql/${version}/bin/pg_config`, "OPTFLAGS=", "with_llvm=no"];
  run("make", ["-j2", ...settings], source);
  run("make", ["install", ...settings], source);
}

/** Fetches the next release's source package with the system's own package manager, beside the system's own lists. */
function unpackedSource(folder: string, run: Tools["run"]): string {
  const list = join(folder, "sources.list");
  const lists = join(folder, "lists");
  mkdirSync(join(lists, "partial"), { recursive: true });
  writeFileSync(list, nextSource());
  const own = [
    `Dir::Etc::SourceList=${list}`,
    "Dir::Etc::SourceParts=-",
    `Dir::State::Lists=${lists}`,
    "APT::Sandbox::User=root",
  ];
  const options = own.flatMap((option) => ["-o", option]);
  run("apt-get", [...options, "update"], folder);
  run("apt-get", [...options, "source", "--download-only", "pgvector"], folder);
  const archive = readdirSync(folder).find((name) => /\.orig\.tar\.\w+$/.test(name));
  if (!archive) throw new Error("the source package of pgvector holds no archive");
  const source = join(folder, "source");
  mkdirSync(source);
  run("tar", ["-xf", join(folder, archive), "-C", source, "--strip-components=1"]);
  return source;
}

/** A line for the source packages of the next release, from where this machine takes its packages. */
function nextSource(): string {
  const release = /^VERSION_CODENAME=(.+)$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? "";
  const next = NEXT_RELEASE[release];
  if (!next) throw new Error(`${release || "this system"} has no package of pgvector`);
  const { address, key } = ownSource(release);
  return `deb-src ${key ? `[signed-by=${key}] ` : ""}${address} ${next} main\n`;
}

/** Where this machine takes the release's packages from, in either of the two formats of apt. */
function ownSource(release: string): { address: string; key: string | undefined } {
  const folder = "/etc/apt/sources.list.d";
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  for (const file of files.filter((name) => name.endsWith(".sources")))
    for (const stanza of readFileSync(file, "utf8").split(/\n\s*\n/)) {
      const field = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, "mi").exec(stanza)?.[1]?.trim();
      const address = field("URIs")?.split(/\s+/)[0];
      if (address && field("Suites")?.split(/\s+/).includes(release)) return { address, key: field("Signed-By") };
    }
  const lines = ["/etc/apt/sources.list", ...files.filter((name) => name.endsWith(".list"))]
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, "utf8").split("\n"));
  for (const line of lines) {
    const match = /^deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)/.exec(line);
    if (match?.[3] === release && match[2])
      return { address: match[2], key: /signed-by=(\S+)/.exec(match[1] ?? "")?.[1] };
  }
  throw new Error("the system's package sources do not name this release");
}
