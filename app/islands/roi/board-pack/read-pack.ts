/** Parses a saved board pack, which is untrusted and validated like a request. */
import { type BoardPack, boardPack, PACK_FORMAT, PACK_VERSION } from "../../../../shared/contracts/board-pack.ts";
import { ASSUMPTIONS_VERSION } from "../../../../shared/roi-model/table.ts";
import { record } from "../../../untrusted.ts";

/** Bytes; the largest that the calculator can write has a fifth of it. */
const FILE_LIMIT = 500_000;

export type PackProblem = "foreign" | "damaged" | "newer" | "large";

export type PackReading = { pack: BoardPack; current: boolean } | { problem: PackProblem };

/** The data's element. A browser that saved the file again may have written its attributes otherwise. */
const DATA = new RegExp(`<script\\b[^>]*\\bid=["']?${PACK_FORMAT}["']?[^>]*>([^<]*)</script>`, "i");

export async function readPackFile(file: File): Promise<PackReading> {
  return file.size > FILE_LIMIT ? { problem: "large" } : readPack(await file.text());
}

export function readPack(text: string): PackReading {
  const data = DATA.exec(text)?.[1];
  if (data === undefined) return { problem: text.includes(PACK_FORMAT) ? "damaged" : "foreign" };
  const value = parsed(data);
  if (isNewer(value)) return { problem: "newer" };
  const { success, data: pack } = boardPack.safeParse(value);
  // Whether the table is still the one that the file was made with.
  return success ? { pack, current: pack.table === ASSUMPTIONS_VERSION } : { problem: "damaged" };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isNewer(value: unknown): boolean {
  const { format, version } = record(value);
  return format === PACK_FORMAT && typeof version === "number" && version > PACK_VERSION;
}
