import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./open.ts";
import { openSqliteStore } from "./store.ts";

const WRITER = fileURLToPath(new URL("../../../tests/support/store-writer.ts", import.meta.url));

test.skipIf(process.platform === "win32")(
  "where the system refuses to let a file grow, the write is refused, and every acknowledged one is there",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "full-disk-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // Files of this process may have 600 blocks of 512 bytes; beyond, the system answers as for a disk that is full.
    const limited = `trap '' XFSZ; ulimit -f 600; exec "$@"`;
    const writer = spawn("sh", ["-c", limited, "sh", process.execPath, WRITER, folder]);
    const [output, errors, [code]] = await Promise.all([
      text(writer.stdout),
      text(writer.stderr),
      once(writer, "exit") as Promise<[number]>,
    ]);
    expect(code).toBe(1);
    expect(errors).toMatch(/StoreUnavailable: The server's disk .*Nothing was changed\./);
    const acknowledged = output.trim().split("\n");
    expect(acknowledged.length).toBeGreaterThan(5);
    const database = openDatabase(folder);
    expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    database.close();
    const store = openSqliteStore(folder);
    expect(new Set((await store.list()).map(({ id }) => id))).toEqual(new Set(acknowledged));
    await store.close();
  },
);
