/** Notices of islands that are not interactive (`words/islands.json`). One that an island has no words for is not shown. */
import words from "./words/islands.json" with { type: "json" };

type Notices = Partial<Record<"loading" | "later" | "failed" | "offline" | "again" | "blocked", string>>;

export const RELOAD = words.reload;
export const islandWords: Record<"enquiry" | "roi", Notices> & { chat: Notices & typeof words.chat } = words;
