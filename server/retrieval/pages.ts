/** The pages that entries belong to: by address, and by a title that stands in a question. */
import { termsOf, tokenise } from "./analyse.ts";
import type { Terms } from "./query.ts";

export interface Page {
  path: string;
  title: string;
  /** Terms of address and title. */
  terms: Terms;
}

interface Slot {
  page: Page;
  /** Its entries, in the order in which they were added. */
  docs: Set<number>;
}

/** Words of the longest title that is looked for in a question. */
const LONGEST_TITLE = 10;

export class Pages {
  private readonly slots = new Map<string, Slot>();
  /** Pages by the words of their title that tell; a title of one word would be found in too many questions. */
  private readonly byTitle = new Map<string, Set<Page>>();
  private listed: readonly Page[] | undefined;

  add(path: string, doc: number, title: string): void {
    const slot = this.slots.get(path);
    if (slot) slot.docs.add(doc);
    else {
      const page = { path, title, terms: new Set(termsOf(`${path.replace(/[/-]/g, " ")} ${title}`)) };
      this.slots.set(path, { page, docs: new Set([doc]) });
      this.nameByTitle(page);
      this.listed = undefined;
    }
  }

  /** The page takes the title of the entry that is then its first; without one it is gone. */
  remove(path: string, doc: number, titleOf: (doc: number) => string | undefined): void {
    const slot = this.slots.get(path);
    if (!slot?.docs.delete(doc)) return;
    const [first] = slot.docs;
    const title = first === undefined ? undefined : titleOf(first);
    if (title === slot.page.title) return;
    this.byTitle.get(keyOf(slot.page.title))?.delete(slot.page);
    const docs = [...slot.docs];
    this.slots.delete(path);
    this.listed = undefined;
    if (title !== undefined) for (const other of docs) this.add(path, other, title);
  }

  docsOf(path: string): Iterable<number> {
    return this.slots.get(path)?.docs ?? [];
  }

  get(path: string): Page | undefined {
    return this.slots.get(path)?.page;
  }

  /** Every page; the same list until one comes or goes. */
  list(): readonly Page[] {
    this.listed ??= [...this.slots.values()].map(({ page }) => page);
    return this.listed;
  }

  /** Pages whose title stands in a text, little words aside. */
  titledIn(text: string): Page[] {
    const words = tellingWords(text);
    const found = new Set<Page>();
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_TITLE); to += 1)
        for (const page of this.byTitle.get(words.slice(from, to).join(" ")) ?? []) found.add(page);
    return [...found];
  }

  private nameByTitle(page: Page): void {
    const key = keyOf(page.title);
    if (!key.includes(" ")) return;
    this.byTitle.set(key, (this.byTitle.get(key) ?? new Set()).add(page));
  }
}

/** The words of a text that tell something, in order, as terms. */
export function tellingWords(text: string): string[] {
  return tokenise(text)
    .filter(({ stop }) => !stop)
    .map(({ term }) => term);
}

const keyOf = (title: string) => tellingWords(title).join(" ");
