/** Replies that a capable model's part wrote from recorded prompts alone, put through the guard again. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { briefOf } from "../../server/consultant/index.ts";
import { createJudge, createStreamGuard, groundsOf } from "../../server/guard/index.ts";
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { siteKnowledge } from "../consultant/site.ts";

const FOLDER = "bench/consultant/played";
/** Beyond any reply: nothing is cut off. */
const LIMIT = 10_000;

interface Played {
  items: { id: string; talk: ChatMessage[]; reply: string }[];
}

export interface Replayed {
  replies: number;
  /** Replies of which a visitor would see nothing, but the built-in answer. */
  replaced: string[];
  sentences: number;
  /** Sentences that claim something and fall. */
  held: number;
}

/** Each reply is taken as if the built-in consultant had an answer as well: nothing that falls at its beginning is patched. */
export function replay(): Replayed {
  const knowledge = siteKnowledge(process.cwd());
  const found: Replayed = { replies: 0, replaced: [], sentences: 0, held: 0 };
  for (const { id, talk, reply } of readdirSync(FOLDER).flatMap(itemsOf)) {
    const { grounds } = briefOf(talk, knowledge);
    const guard = createStreamGuard(createJudge(groundsOf(grounds)), new Set(grounds.paths), {
      limit: LIMIT,
      hasBetter: true,
    });
    guard.push(reply);
    guard.end();
    const { torso, shown, held } = guard.report();
    found.replies += 1;
    found.sentences += shown + held;
    found.held += held;
    if (torso) found.replaced.push(id);
  }
  return found;
}

const itemsOf = (name: string) => (JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Played).items;
