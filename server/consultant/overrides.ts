/** Answers rewritten by operators: entries whose metadata names the answer that they replace. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Citation, LibraryAnswer } from "../../shared/contracts/library.ts";
import { cosine } from "../meaning/index.ts";
import type { IndexedAnswer } from "./indexed-answer.ts";
import type { LibraryIndex } from "./library-index.ts";
import { pathOf } from "./links.ts";
import { type Inspect, passageOf } from "./passages.ts";
import { sameText, withoutVerdict } from "./text.ts";

export class Overrides {
  private readonly byAnswer = new Map<string, { entry: KnowledgeBaseEntry; one: IndexedAnswer }>();
  private readonly byText = new Map<string, IndexedAnswer>();
  private readonly library: LibraryIndex;
  private readonly inspect: Inspect;

  constructor({ library, inspect }: { library: LibraryIndex; inspect: Inspect }) {
    this.library = library;
    this.inspect = inspect;
  }

  /** True where the entry replaces an answer, and so is not to be indexed as an entry. */
  add(entry: KnowledgeBaseEntry): boolean {
    const written = this.library.get(entry.metadata.overrides ?? "");
    if (!written) return false;
    const answer = this.reworded(written.answer, entry);
    const one = written.reworded(answer);
    this.byAnswer.set(answer.id, { entry, one });
    for (const text of [answer.text, withoutVerdict(answer.text)]) this.byText.set(sameText(text), one);
    return true;
  }

  remove(id: string): void {
    for (const [answer, { entry, one }] of this.byAnswer)
      if (entry.id === id) {
        this.byAnswer.delete(answer);
        for (const text of [one.answer.text, withoutVerdict(one.answer.text)]) this.byText.delete(sameText(text));
      }
  }

  current(one: IndexedAnswer): IndexedAnswer {
    return this.byAnswer.get(one.answer.id)?.one ?? one;
  }

  entryOf(id: string): KnowledgeBaseEntry | undefined {
    return this.byAnswer.get(id)?.entry;
  }

  entry(id: string): KnowledgeBaseEntry | undefined {
    for (const { entry } of this.byAnswer.values()) if (entry.id === id) return entry;
    return undefined;
  }

  /** The `count` entries nearest in meaning. */
  nearest(vector: Float32Array, count: number): KnowledgeBaseEntry[] {
    const scored = [...this.byAnswer.values()].map(({ entry, one }) => ({ entry, score: cosine(vector, one.vector) }));
    return scored
      .sort((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ entry }) => entry);
  }

  answerGiven(message: string): IndexedAnswer | undefined {
    return this.byText.get(sameText(message));
  }

  /** Its sources stay, unless the entry names another page. */
  private reworded(answer: LibraryAnswer, entry: KnowledgeBaseEntry): LibraryAnswer {
    const { content, page_url: url } = passageOf(entry, this.inspect(entry)).entry;
    return { ...answer, text: content, ...(url ? { sources: [this.citation(url, answer)] } : {}) };
  }

  private citation(url: string, { sources }: LibraryAnswer): Citation {
    const own = sources.find((source) => source.url === url);
    if (own) return own;
    const page = pathOf(url);
    const title = this.library.library.subjects.find(({ pages }) => pages.includes(page))?.title ?? url;
    return { title, section: null, url, quote: "", hash: "" };
  }
}
