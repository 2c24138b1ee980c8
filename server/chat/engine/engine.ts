/**
 * The search index and the built-in consultant: the server's most CPU-intensive work. They
 * run in their own thread (`thread.ts`), so that pages never wait for questions.
 */
import type { ChatMessage } from "../../../shared/contracts/chat.ts";
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import type { Fact, Subject } from "../../../shared/contracts/library.ts";
import type { Consequence } from "../../../shared/contracts/operator.ts";
import type { SearchRequest, SearchResult } from "../../../shared/contracts/search.ts";
import type { Answer, ModelVector, Outlook } from "../../consultant/index.ts";
import type { DiscardedSentence } from "../../knowledge-base/hidden-instructions/index.ts";
import type { Ground } from "../ground.ts";

/** Entries that are new or have changed, and the ids of those that are gone. */
export interface EntryChanges {
  add: KnowledgeBaseEntry[];
  remove: string[];
}

export interface AnswerOptions {
  /** The last message as a vector, where a configured model made one. */
  vector?: ModelVector | undefined;
  /** Whether a model is to answer, and needs a ground. */
  forModel?: boolean;
  /** Path of the page that the visitor reads. */
  page?: string | undefined;
}

/** What was found for a question, as operators see it. */
export interface Hit {
  /** Of the entry, or of the answer in the library. */
  id: string;
  kind: "answer" | "entry";
  title: string;
  section: string | null;
  url: string | null;
  /** Probability that it answers the question. */
  probability: number;
  /** Sentences of the entry that are never quoted. */
  discarded: DiscardedSentence[];
}

/** An answer of the library as operators see it: as it is given now, and as it was written where that differs. */
export interface KnownAnswer {
  id: string;
  /** Title: "Finance Sector Growth case". */
  subject: string;
  question: string;
  /** Wordings of the question, if requested. */
  wordings?: string[];
  /** Markdown. */
  text: string;
  urls: string[];
  /** False where it is withheld because a section that it cites has changed. */
  stands: boolean;
  /** The entry by which an operator replaced it, and the library's text. */
  override?: { entry: KnowledgeBaseEntry; written: string };
}

export interface SearchOptions {
  limit?: number;
  /** The question as a vector, where a configured model made one. */
  vector?: ModelVector;
}

/** An entry that the index could not take. */
export interface LeftOut {
  id: string;
  failure: CallFailure;
}

export interface Found {
  answer: Answer;
  /** Id of the subject that the answer is about, if any is known. */
  subject?: string | undefined;
  /** What a model may answer from; absent where the question must not reach one. */
  ground?: Ground;
}

/** Describes an answer's id to operators. */
export interface AboutAnswer {
  subject: string | undefined;
  /** The question that it answers, or the title of the entry that it is from. */
  title: string;
  url: string | null;
}

/** The built library, for operators. */
export interface LibraryFacts {
  /** Hash of its contents; empty where there is none. */
  version: string;
  answers: number;
  subjects: { id: string; title: string }[];
}

/** What texts are compared with: the ledger, and the nearest entries. */
export interface Surroundings {
  facts: Fact[];
  subjects: Subject[];
  entries: KnowledgeBaseEntry[];
}

/** The engine's calls; arguments and results can be posted between threads. */
export interface EngineCalls {
  /** Takes every entry that it can; returns those that it could not. */
  update(changes: EntryChanges): LeftOut[];
  /** Answers the last message of a conversation. */
  answer(messages: readonly ChatMessage[], options?: AnswerOptions): Found;
  /** The likeliest first. */
  search(question: string, options?: SearchOptions): Hit[];
  /** The library of answers, or one of them with its wordings. */
  library(id?: string): KnownAnswer[];
  /** What a change of entries would do, and which of the known questions lie nearest to it. Nothing is changed. */
  outlook(change: EntryChanges, questions: readonly string[]): Outlook;
  /** The questions whose answers would differ. Nothing is changed. */
  foresee(change: EntryChanges, questions: readonly string[]): Consequence[];
  surroundings(texts: readonly string[]): Surroundings;
  /** The site search, best first. */
  searchSite(request: SearchRequest): SearchResult[];
  /** Describes each id; null where nothing has it any more. */
  about(ids: readonly string[]): (AboutAnswer | null)[];
  facts(): LibraryFacts;
  /** Built-in embedding of each question, of length 1. */
  vectors(questions: readonly string[]): Float32Array[];
}

/**
 * Calls run in order. Rejects with `CallFailed` where the call
 * itself goes wrong, and with `EngineFailed` where the engine's thread ends.
 */
export type Engine = {
  [Call in keyof EngineCalls]: (...args: Parameters<EngineCalls[Call]>) => Promise<ReturnType<EngineCalls[Call]>>;
} & {
  /** Incremented when the engine restarts and has no entries. */
  readonly generation: number;
  /** While calls are queued: resolves when the next one may start. */
  busy(): Promise<void> | undefined;
  close(): Promise<void>;
};

/** The engine's thread terminated, or has restarted and is not loaded yet. */
export class EngineFailed extends Error {
  /** The thread was working on another call: this one may be retried. */
  readonly bystander: boolean;

  constructor(message = "The consultant had to start again. Please try once more.", { bystander = false } = {}) {
    super(message);
    this.bystander = bystander;
  }
}

/** Only this call failed. */
export class CallFailed extends Error {
  constructor(call: string, { name, stackFrames }: CallFailure) {
    super(`the engine's call "${call}" failed (${name})`);
    this.name = "CallFailed";
    this.stack = `${this.name}: ${this.message}\n${stackFrames}`;
  }
}

/** The loggable part of an exception: not its message, which could contain a visitor's words. */
export interface CallFailure {
  /** The exception's class. */
  name: string;
  /** Where it was thrown. */
  stackFrames: string;
}

export function callFailureOf(error: unknown): CallFailure {
  if (!(error instanceof Error)) return { name: typeof error, stackFrames: "" };
  const stackFrames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { name: error.constructor.name, stackFrames: stackFrames.slice(0, 5).join("\n") };
}

/** A call on its way to the engine's thread. */
export interface CallMessage {
  id: number;
  call: keyof EngineCalls;
  args: unknown[];
}

export interface ResultMessage {
  id: number;
  result?: unknown;
  failure?: CallFailure;
}

/** Sent instead of a call's id when the thread has started. */
export const STARTED = 0;
