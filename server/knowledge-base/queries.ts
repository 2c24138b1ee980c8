/** What is asked of the knowledge base: each question finds the entries as they are when it is asked. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { SearchRequest, SearchResult } from "../../shared/contracts/search.ts";
import type { AnswerOptions, Engine, Found, Hit, KnownAnswer } from "../consultant/engine.ts";
import type { Foresee } from "./foresee.ts";
import type { LiveIndex } from "./live-index.ts";
import { notFilled } from "./not-ready.ts";
import { refreshOrServeStale } from "./refresh-or-serve-stale.ts";

export interface Queries {
  /**
   * Answers from the current entries; those written before the call count. While the store is away, from
   * those known last; rejects with `StoreUnavailable` where none are.
   */
  answer(messages: readonly ChatMessage[], options?: AnswerOptions): Promise<Found>;
  search(question: string, limit?: number): Promise<Hit[]>;
  /** The library of answers as they are given now, or one of them with its wordings. */
  library(id?: string): Promise<KnownAnswer[]>;
  searchSite(request: SearchRequest): Promise<SearchResult[]>;
  about: Engine["about"];
  facts: Engine["facts"];
  vectors: Engine["vectors"];
  /** Previews what a change would do to the answers. */
  foresee: Foresee;
  /** Resolves once the entries that the store holds now can be searched, however fresh the index is: another server may have written. */
  current(): Promise<void>;
  /** Health check: rejects with the reason where questions cannot be answered now. */
  check(): Promise<void>;
}

interface Parts {
  engine: Engine;
  live: LiveIndex;
  foresee: Foresee;
  /** Resolves once the knowledge base was filled for the first time; until then it is not empty, but not ready. */
  filled: Promise<void> | undefined;
}

export function createQueries({ engine, live, foresee, filled }: Parts): Queries {
  let isFilled = false;
  void filled?.then(() => {
    isFilled = true;
  });

  /** Rejects with the reason where there is nothing to answer from. */
  async function refresh(): Promise<void> {
    const away = await refreshOrServeStale(live);
    if (away) throw away;
    if (!filled || isFilled) return;
    const late = await notFilled(filled);
    if (late) throw late;
    return refresh();
  }

  const query = async <T>(work: () => Promise<T>): Promise<T> => {
    await refresh();
    return work();
  };

  return {
    answer: (messages, options = {}) => query(() => engine.answer(messages, options)),
    search: (question, limit) => query(() => engine.search(question, limit)),
    library: (id) => query(() => engine.library(id)),
    searchSite: (request) => query(() => engine.searchSite(request)),
    foresee: (request, logged) => query(() => foresee(request, logged)),
    about: (ids) => engine.about(ids),
    facts: () => engine.facts(),
    vectors: (questions) => engine.vectors(questions),
    current() {
      live.stale();
      return live.current();
    },
    async check() {
      if (!live.loaded) await live.current();
    },
  };
}
