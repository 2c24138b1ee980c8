/** Operators' edits of single entries. Each is logged with its author. */
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import {
  CONTENT_LIMIT,
  type entryEditRequest,
  type KnowledgeBaseEntry,
  type newEntryRequest,
  versionOf,
} from "../../shared/contracts/knowledge-base.ts";
import type { Change } from "../../shared/contracts/operator.ts";
import type { Embedder } from "../embedding/embedder.ts";
import { RequestRefused } from "../http/refusal.ts";
import { retried, type Store, WriteConflict } from "../store/store.ts";
import { changeLine, nextVersion, ownAnswerId } from "./entry-changes.ts";
import { withDiscarded } from "./hidden-instructions/index.ts";
import { sectionHash } from "./ingest.ts";
import { checkTimes, labelled } from "./labels.ts";
import { usableVector, withoutVector } from "./vectors.ts";

export type Editor = ReturnType<typeof createEditor>;

interface Dependencies {
  store: Store;
  embedder: Embedder;
  now: () => number;
}

export function createEditor({ store, embedder, now }: Dependencies) {
  const line = (action: Change["action"], entry: KnowledgeBaseEntry, by: string) =>
    changeLine(action, entry, by, now());

  return {
    async add(request: z.output<typeof newEntryRequest>, by: string): Promise<KnowledgeBaseEntry> {
      const { manually_added: _, embedding_model, ...metadata } = request.metadata ?? {};
      const { overrides } = metadata;
      checkTimes(metadata);
      const createdAt = new Date(now()).toISOString();
      const draft = {
        id: overrides === undefined ? randomUUID() : ownAnswerId(overrides),
        created_at: createdAt,
        page_title: request.pageTitle,
        page_url: request.pageUrl || null,
        section_title: request.sectionTitle || null,
        content: request.content,
        embedding: usableVector(request.embedding, embedding_model, embedder),
        metadata: {
          ...metadata,
          manually_added: true,
          // An override names its author.
          ...(overrides === undefined ? {} : { updated_by: by, updated_at: createdAt }),
        },
      };
      const entry: KnowledgeBaseEntry = withDiscarded(draft);
      if (entry.embedding) entry.metadata = { ...entry.metadata, embedding_model: embedder.model };
      const approved = entry.metadata.use_anyway ? [line("approved", entry, by)] : [];
      await store.write([{ kind: "insert", entry }], [line("added", entry, by), ...approved]);
      return entry;
    },

    /** Rejects with `WriteConflict` where there is no such entry, or it is not as the request saw it. */
    edit(id: string, request: z.output<typeof entryEditRequest>, by: string): Promise<KnowledgeBaseEntry> {
      return retried(request.seen === undefined ? ["changed"] : [], async () => {
        const before = await present(store, id, request.seen);
        checkLength(request.content, before);
        const metadata = { ...editedMetadata(before, request), updated_by: by, updated_at: nextVersion(before, now()) };
        const entry = withDiscarded(withoutVector({ ...before, ...editedWords(before, request), metadata }));
        const lines = actionsOf(request).map((action) => ({ ...line(action, entry, by), before }));
        await store.write([{ kind: "update", entry, seen: versionOf(before) }], lines);
        return entry;
      });
    },

    /** `seen`: the version that was seen; another one is a `WriteConflict`. */
    remove: (id: string, by: string, seen?: string): Promise<void> =>
      retried(seen === undefined ? ["changed"] : [], async () => {
        const before = await present(store, id, seen);
        await store.write(
          [{ kind: "remove", id, seen: versionOf(before) }],
          [{ ...line("deleted", before, by), before }],
        );
      }),
  };
}

/** An entry from a page may exceed the limit of a hand-made one: it may be edited, but not grow. */
function checkLength(content: string | undefined, before: KnowledgeBaseEntry) {
  const limit = Math.max(CONTENT_LIMIT, before.content.length);
  if (content !== undefined && content.length > limit)
    throw new RequestRefused(400, `content: must have at most ${limit} characters`, { field: "content" });
}

/** The entry, which must be in the state that was seen, if one was. */
async function present(store: Store, id: string, seen?: string): Promise<KnowledgeBaseEntry> {
  const entry = await store.get(id);
  if (!entry) throw new WriteConflict("gone", id);
  if (seen !== undefined && seen !== versionOf(entry)) throw new WriteConflict("changed", id);
  return entry;
}

function editedWords(before: KnowledgeBaseEntry, request: z.output<typeof entryEditRequest>) {
  return {
    page_title: request.pageTitle ?? before.page_title,
    page_url: request.pageUrl === undefined ? before.page_url : request.pageUrl || null,
    section_title: request.sectionTitle === undefined ? before.section_title : request.sectionTitle || null,
    content: request.content ?? before.content,
  };
}

/** Approving the words is an action of its own in the record of changes. */
function actionsOf({ useAnyway, seen: _, ...words }: z.output<typeof entryEditRequest>): Change["action"][] {
  const edited = !useAnyway || Object.keys(words).length > 0;
  return [...(edited ? ["edited" as const] : []), ...(useAnyway ? ["approved" as const] : [])];
}

function isReworded(before: KnowledgeBaseEntry, request: z.output<typeof entryEditRequest>): boolean {
  const words = editedWords(before, request);
  return (Object.keys(words) as (keyof typeof words)[]).some((name) => words[name] !== before[name]);
}

/** An approval holds until the words change. */
const isApproved = (before: KnowledgeBaseEntry, request: z.output<typeof entryEditRequest>): boolean =>
  request.useAnyway ?? (!isReworded(before, request) && before.metadata.use_anyway === true);

function editedMetadata(before: KnowledgeBaseEntry, request: z.output<typeof entryEditRequest>) {
  const { use_anyway: _, ...metadata } = labelled(followedMetadata(before, request), request);
  return isApproved(before, request) ? { ...metadata, use_anyway: true } : metadata;
}

/**
 * An entry from a page whose words are rewritten is the operator's from then
 * on; one that only got more questions goes on following its page.
 */
function followedMetadata(before: KnowledgeBaseEntry, request: z.output<typeof entryEditRequest>) {
  const questions = request.questions ?? before.metadata.questions ?? [];
  if (before.metadata.manually_added) return { ...before.metadata, questions };
  const earlier = before.metadata.questions ?? [];
  const own = earlier.filter((question) => !before.metadata.added_questions?.includes(question));
  const added_questions = questions.filter((question) => !own.includes(question));
  const rewritten = isReworded(before, request) || own.some((question) => !questions.includes(question));
  const page_hash = before.metadata.page_hash ?? sectionHash(before);
  return {
    ...before.metadata,
    questions,
    added_questions,
    ...(rewritten ? { edited: true, page_hash } : {}),
  };
}
