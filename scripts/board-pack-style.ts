/** The name of the board pack's style sheet for its policy: known to the build, since the brand's colours are in it. */
import { createHash } from "node:crypto";
import { STYLE } from "../app/islands/roi/board-pack/style.ts";

const hash = `sha256-${createHash("sha256").update(STYLE).digest("base64")}`;

export const boardPackStyleHash = { "import.meta.env.BOARD_PACK_STYLE_HASH": JSON.stringify(hash) };
