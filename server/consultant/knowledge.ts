/** What the consultant knows: entries of the knowledge base and answers written in advance, in one index. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type KnowledgeBaseEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";
import type { HeardSection, Library, LibraryAnswer, Subject } from "../../shared/contracts/library.ts";
import { discardedSentences } from "../knowledge-base/hidden-instructions/index.ts";
import { type Document, documentOfAnswer, documentOfEntry, documentOfUnpublished } from "../search/document.ts";
import type { Calibration } from "../search/evidence.ts";
import { SearchIndex } from "../search/index.ts";
import { contentStemsOf, sameText, sectionHash, stemsOf } from "../search/text.ts";
import { Acts } from "./acts.ts";

export interface KnowledgeParts {
  library: Library;
  acts: Acts;
  weights: Calibration;
}

const LIBRARY_FILE = join("build", "library.json");
const EMPTY: Library = {
  version: "",
  subjects: [],
  facts: [],
  rows: {},
  answers: [],
  sections: [],
  unpublished: [],
  acts: [],
};

/** What is needed beside the entries: the built library, and the fitted weights. */
export function loadParts(): KnowledgeParts {
  return partsOf(existsSync(LIBRARY_FILE) ? (JSON.parse(readFileSync(LIBRARY_FILE, "utf8")) as Library) : EMPTY);
}

export function partsOf(library: Library = EMPTY): KnowledgeParts {
  const file = new URL("../search/evidence.json", import.meta.url);
  const { weights } = JSON.parse(readFileSync(file, "utf8")) as { weights: Calibration };
  return { library, acts: new Acts(library.acts), weights };
}

export class Knowledge {
  readonly library: Library;
  readonly acts: Acts;
  readonly index: SearchIndex;
  private readonly entries = new Map<string, KnowledgeBaseEntry>();
  private readonly written: ReadonlyMap<string, LibraryAnswer>;
  /** Answers written from each section, by its address. */
  private readonly citing: ReadonlyMap<string, LibraryAnswer[]>;
  /** Hashes of the entries at each address: an answer stands only while the sections that it cites are unchanged. */
  private readonly sections = new Map<string, Map<string, string>>();
  private readonly heard: ReadonlyMap<string, HeardSection>;
  private readonly subjectOfPage: ReadonlyMap<string, Subject>;
  /** By the answer's id, the entry by which an operator replaced it. */
  private readonly overrides = new Map<string, KnowledgeBaseEntry>();
  private names: Map<string, Document> | undefined;
  private naming: Naming[] | undefined;

  constructor({ library, acts, weights }: KnowledgeParts) {
    this.library = library;
    this.acts = acts;
    this.index = new SearchIndex(weights);
    for (const matter of library.unpublished) this.index.set(documentOfUnpublished(matter));
    this.written = new Map(library.answers.map((answer) => [answer.id, answer]));
    const cited = library.answers.flatMap((answer) => answer.sources.map(({ url }) => ({ url, answer })));
    this.citing = new Map(
      [...Map.groupBy(cited, ({ url }) => url)].map(([url, all]) => [url, all.map((one) => one.answer)]),
    );
    this.heard = new Map(library.sections.map((section) => [section.url, section]));
    this.subjectOfPage = new Map(library.subjects.flatMap((subject) => subject.pages.map((page) => [page, subject])));
  }

  /** Returns the ids of the documents that were indexed anew by it. */
  set(entry: KnowledgeBaseEntry): string[] {
    const given = this.delete(entry.id);
    this.entries.set(entry.id, entry);
    const replaced = this.written.get(entry.metadata.overrides ?? "");
    if (replaced) this.overrides.set(replaced.id, entry);
    const said = withoutDiscarded(entry);
    this.index.set(replaced ? overriding(replaced, said) : documentOfEntry(said, this.heardOf(entry)));
    const { page_url: url } = entry;
    if (url) this.sections.set(url, (this.sections.get(url) ?? new Map()).set(entry.id, sectionHash(entry.content)));
    return [entry.id, ...given, ...this.review(url, replaced?.id)];
  }

  private heardOf({ page_url: url, content }: KnowledgeBaseEntry): readonly string[] {
    const section = this.heard.get(url ?? "");
    return section?.hash === sectionHash(content) ? section.heard : [];
  }

  /** Returns the ids of the written answers that stand again. */
  delete(id: string): string[] {
    const entry = this.entries.get(id);
    if (!entry) return [];
    this.entries.delete(id);
    this.index.delete(id);
    const { page_url: url } = entry;
    this.sections.get(url ?? "")?.delete(id);
    const replaced = [...this.overrides].find(([, one]) => one.id === id)?.[0];
    if (replaced) this.overrides.delete(replaced);
    return this.review(url, replaced);
  }

  /** Gives and withdraws the written answers that a change of a section, or of an operator's own answer, concerns. */
  private review(url: string | null, replaced: string | undefined): string[] {
    this.names = undefined;
    this.naming = undefined;
    const given: string[] = [];
    const own = replaced === undefined ? undefined : this.written.get(replaced);
    for (const answer of [...(this.citing.get(url ?? "") ?? []), ...(own ? [own] : [])]) {
      const isIndexed = this.index.get(answer.id) !== undefined;
      const stands = this.stands(answer.id);
      if (stands && !isIndexed) {
        this.index.set(documentOfAnswer(answer, this.titleOf(answer)));
        given.push(answer.id);
      }
      if (!stands && isIndexed) this.index.delete(answer.id);
    }
    return given;
  }

  /** Whether a written answer is given: every section that it cites is as it was, and no operator replaced it. */
  stands(id: string): boolean {
    const answer = this.written.get(id);
    if (!answer || this.overrides.has(id)) return false;
    return answer.sources.every(({ url, hash }) => [...(this.sections.get(url)?.values() ?? [])].includes(hash));
  }

  private titleOf({ subject }: LibraryAnswer): string {
    return this.subject(subject)?.title ?? subject;
  }

  subject(id: string): Subject | undefined {
    return this.library.subjects.find((one) => one.id === id);
  }

  subjectAt(page: string): Subject | undefined {
    return this.subjectOfPage.get(page);
  }

  entry(id: string): KnowledgeBaseEntry | undefined {
    return this.entries.get(id);
  }

  overriddenBy(id: string): KnowledgeBaseEntry | undefined {
    return this.overrides.get(id);
  }

  /** The document that is offered by this name, or that an operator wrote for this very question. */
  named(text: string): Document | undefined {
    this.names ??= namesIn(this.index.all());
    return this.names.get(sameText(text));
  }

  /** Pages of the subject that a text calls by a whole name, and its stems: of several, by the longest one. */
  calledIn(text: string): { pages: string[]; stems: ReadonlySet<string> } {
    this.naming ??= this.namesOfSubjects();
    const asked = new Set(stemsOf(text));
    const called = this.naming.flatMap(({ pages, names }) =>
      names.filter((stems) => stems.every((stem) => asked.has(stem))).map((stems) => ({ pages, stems })),
    );
    const longest = Math.max(0, ...called.map(({ stems }) => stems.length));
    const meant = called.filter(({ stems }) => stems.length === longest);
    return {
      pages: [...new Set(meant.flatMap(({ pages }) => pages))],
      stems: new Set(meant.flatMap(({ stems }) => stems)),
    };
  }

  /** The same, or pages of the subjects whose names have most of what few names have. */
  namedIn(text: string): { pages: string[]; stems: ReadonlySet<string> } {
    const called = this.calledIn(text);
    if (called.pages.length > 0) return called;
    const asked = new Set(contentStemsOf(text));
    const named = (this.naming ?? [])
      .map(({ pages, weights }) => {
        const stems = [...asked].filter((stem) => weights.has(stem));
        return { pages, stems, weight: stems.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0) };
      })
      .filter(({ weight }) => weight > 0);
    const most = Math.max(0, ...named.map(({ weight }) => weight));
    const nearest = named.filter(({ weight }) => weight >= NAMED_SHARE * most);
    return { pages: nearest.flatMap(({ pages }) => pages), stems: new Set(nearest.flatMap(({ stems }) => stems)) };
  }

  /** A page that is of no subject of the library is named by its title. */
  private namesOfSubjects(): Naming[] {
    const known = this.library.subjects.map(({ title, names, pages }) => ({ pages, names: [title, ...names] }));
    const others = new Map<string, string>();
    for (const { url, title } of this.index.all())
      if (url && !this.subjectOfPage.has(pathOf(url))) others.set(pathOf(url), title);
    const all = [...known, ...[...others].map(([page, title]) => ({ pages: [page], names: [title] }))]
      .map(({ pages, names }) => ({
        pages: pages.filter(isBelowAnIndex),
        names: names.map(contentStemsOf).filter((stems) => stems.length >= NAME_WORDS),
        stems: new Set(names.flatMap(contentStemsOf)),
      }))
      .filter(({ pages }) => pages.length > 0);
    const counts = new Map<string, number>();
    for (const { stems } of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return all.map(({ pages, names, stems }) => {
      const own = [...stems].map((stem): [string, number] => [
        stem,
        Math.log((COMMON_NAME * all.length) / (counts.get(stem) ?? 1)),
      ]);
      return { pages, names, weights: new Map(own.filter(([, weight]) => weight > 0)) };
    });
  }

  /** Addresses of the sections and pages that are known. */
  get paths(): string[] {
    const urls = [...this.sections].flatMap(([url, own]) => (own.size > 0 && url.startsWith("/") ? [url] : []));
    return [...new Set(urls.flatMap((url) => [url, pathOf(url)]))];
  }
}

/** What an operator wrote for a question stands above all else that is known by it, the newer above the older. */
function namesIn(documents: readonly Document[]): Map<string, Document> {
  const offered = documents.filter(isPublished).map((one) => [plainOf(one).name, one] as const);
  const expected = documents
    .filter(({ entry }) => entry !== undefined)
    .sort((a, b) => (versionIn(a) < versionIn(b) ? -1 : 1))
    .flatMap((one) => plainOf(one).questions.map((question) => [question, one] as const));
  return new Map([...offered, ...expected]);
}

/** Whether it says more than that nothing is published. */
export const isPublished = ({ authority }: Document): boolean => authority !== "unpublished";

/** Of each document once: a change of one makes the names of all anew. */
const plainNames = new WeakMap<Document, { name: string; questions: string[] }>();

function plainOf(document: Document) {
  const made = () => ({ name: sameText(nameOf(document)), questions: questionsByHand(document).map(sameText) });
  const plain = plainNames.get(document) ?? made();
  plainNames.set(document, plain);
  return plain;
}

const questionsByHand = ({ authority, entry, questions }: Document): readonly string[] =>
  authority === "operator" ? questions : (entry?.metadata.added_questions ?? []);

/** When an operator wrote or changed it last; empty for what none wrote. */
export const versionIn = ({ entry }: Document): string => (entry ? versionOf(entry) : "");

interface Naming {
  pages: readonly string[];
  /** The stems of each name that is long enough to be meant. */
  names: readonly (readonly string[])[];
  /** How much each stem of its names tells of a subject. */
  weights: ReadonlyMap<string, number>;
}

/** Words of a name that is meant where all of them stand in a text. */
const NAME_WORDS = 2;
/** A stem in the names of more subjects than this share names none. */
const COMMON_NAME = 0.25;
/** Subjects that a text names as clearly as this share of the clearest are meant too. */
const NAMED_SHARE = 0.8;

/** A page with a subject of its own, such as one case: what stands above it concerns all. */
export const isBelowAnIndex = (page: string): boolean => page.lastIndexOf("/") > 0;

/** The page of an address, without its anchor. */
export const pathOf = (url: string) => url.split("#")[0] || "/";

/** A question that tells a document from all others: one that it answers, or what its page says under its heading. */
export function nameOf({ heading, title, questions }: Document): string {
  if (heading?.endsWith("?")) return heading;
  const question = questions.find((one) => one.endsWith("?"));
  if (question) return question;
  return heading ? `What does “${title}” say about “${heading}”?` : `What is said about “${title}”?`;
}

/** Of each entry once: a change is tried on many questions, and set and taken back for each. */
const usable = new WeakMap<KnowledgeBaseEntry, KnowledgeBaseEntry>();

/** Without the sentences that speak to the machine; of which nothing is left answers nothing. */
function withoutDiscarded(entry: KnowledgeBaseEntry): KnowledgeBaseEntry {
  const known = usable.get(entry) ?? cutOf(entry);
  usable.set(entry, known);
  return known;
}

function cutOf(entry: KnowledgeBaseEntry): KnowledgeBaseEntry {
  const sentences = discardedSentences(entry).map(({ sentence }) => sentence);
  if (sentences.length === 0) return entry;
  const cut = (text: string) => sentences.reduce((left, sentence) => left.replace(sentence, ""), text).trim();
  const { page_title, section_title, content } = entry;
  return {
    ...entry,
    page_title: cut(page_title),
    section_title: section_title && cut(section_title),
    content: cut(content),
  };
}

/** An operator's own answer: found by the wordings of the answer that it replaces, and said whole. */
function overriding(answer: LibraryAnswer, entry: KnowledgeBaseEntry): Document {
  const { page_url: url, page_title: title, section_title: section } = entry;
  const kept = answer.sources.filter((source) => url === null || source.url === url);
  const sources = kept.length || !url ? kept : [{ title, section, url, quote: "", hash: "" }];
  const questions = [...answer.questions, ...(entry.metadata.questions ?? [])];
  return {
    ...documentOfAnswer({ ...answer, text: entry.content, questions, sources }, title),
    id: entry.id,
    authority: "operator",
    entry,
  };
}
