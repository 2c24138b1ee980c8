/** All entries, newest first, some at a time: pages and questions are served between, however many there are. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Store } from "../store/store.ts";
import { ownTurn } from "../turns.ts";

/** Entries read at once, some milliseconds; of those with a vector, which take ten times as long. */
const PAGE = 200;
const PAGE_OF_VECTORS = 20;

interface Range {
  offset?: number;
  limit?: number;
  embeddings?: boolean;
}

/** Whatever is written meanwhile, none comes twice, and none is left out that was there before and is there afterwards. */
export async function* entryPages(
  store: Pick<Store, "list">,
  { offset = 0, limit = Number.POSITIVE_INFINITY, embeddings = false }: Range = {},
): AsyncGenerator<KnowledgeBaseEntry[]> {
  const size = embeddings ? PAGE_OF_VECTORS : PAGE;
  let after: KnowledgeBaseEntry | undefined;
  for (let left = limit; left > 0; left -= size) {
    const asked = Math.min(size, left);
    await ownTurn();
    const page = await store.list({ limit: asked, embeddings, ...(after ? { after } : { offset }) });
    yield page;
    if (page.length < asked) return;
    after = page.at(-1);
  }
}

export const allEntries = async (store: Pick<Store, "list">): Promise<KnowledgeBaseEntry[]> =>
  (await Array.fromAsync(entryPages(store))).flat();
