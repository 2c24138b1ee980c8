import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { storeContract } from "../../../tests/support/store-contract.ts";
import { openSqliteStore } from "./store.ts";

const folder = mkdtempSync(join(tmpdir(), "store-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

storeContract("SQLite", async () => openSqliteStore(join(folder, randomUUID())));
