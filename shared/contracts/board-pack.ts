/**
 * The data of a board pack: everything that the visitor entered, and nothing that can be computed from it.
 * It stands in the file as JSON (docs/board-pack.md), so that the file can be opened on the site again.
 */
import { ASSUMPTIONS, REASON_LIMIT, tidyText } from "../roi-model/limits.ts";
import { roiRequest } from "./roi.ts";
import { z } from "./zod.ts";

export const PACK_FORMAT = "roi-board-pack";
/** Raised where an older site could not read a newer file. */
export const PACK_VERSION = 1;

/** Characters of the summary of the conversation, well above what the chat writes. */
const TALK_LIMIT = 2_000;

const text = (limit: number) => z.string().max(limit).transform(tidyText).optional();

export const boardPack = z.strictObject({
  format: z.literal(PACK_FORMAT),
  version: z.literal(PACK_VERSION),
  /** Day on which it was made. */
  made: z.iso.date(),
  /** Version of the table of standard assumptions that it was made with. */
  table: z.string().max(20),
  request: roiRequest,
  /** Why the visitor set an assumption, in the visitor's words. */
  reasons: z.partialRecord(z.enum(ASSUMPTIONS), z.string().max(REASON_LIMIT)),
  /** Summary of the conversation with the consultant. */
  talk: text(TALK_LIMIT),
});

export type BoardPack = z.infer<typeof boardPack>;
