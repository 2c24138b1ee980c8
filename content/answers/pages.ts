/** The pages of a subject: where its answers are more than one page should weigh, they go on on others. */
import type { AnswerGroup, PublishedAnswer, PublishedSubject } from "./published.ts";

/**
 * Characters that a page shows, contents included: with all that stands around them they come in
 * ten TCP segments, which a server sends before it waits (`documentBytes` in bench/budgets.ts).
 */
const MAX_CHARACTERS = 13_500;
/** Answers of a page at least: none is its contents alone. */
const MIN_ANSWERS = 4;
/** Of the name of a source, and of an address in the contents, about. */
const SOURCE_LENGTH = 40;
const ADDRESS = 40;

/** Where an answer is read. Its own address stays that of the subject's first page, wherever it stands. */
export interface Entry {
  anchor: string;
  question: string;
  /** Address of another page that holds it. */
  elsewhere?: string;
}

export interface SubjectPage extends PublishedSubject {
  /** From 1. */
  number: number;
  /** Addresses of all of the subject's pages, in order. */
  parts: string[];
  /** On the first page of the whole subject, on the others of the page itself. */
  contents: { id: string; title: string; entries: Entry[] }[];
}

interface Placed {
  group: AnswerGroup;
  answer: PublishedAnswer;
  part: number;
}

export function pagesOf(subject: PublishedSubject): SubjectPage[] {
  const placed = place(subject.groups);
  const parts = Array.from({ length: (placed.at(-1)?.part ?? 0) + 1 }, (_, part) => addressOf(subject, part));
  return parts.map((path, part) => {
    const groups = groupsOf(placed.filter((one) => one.part === part));
    const contents = groupsOf(part === 0 ? placed : placed.filter((one) => one.part === part)).map(
      ({ id, title, answers }) => ({
        id,
        title,
        entries: answers.map(({ anchor, question }) => entryOf(anchor, question, part, placed, parts)),
      }),
    );
    return { ...subject, path, number: part + 1, parts, groups, contents };
  });
}

const addressOf = ({ path }: PublishedSubject, part: number) => (part === 0 ? path : `${path}/${part + 1}`);

function entryOf(anchor: string, question: string, here: number, placed: Placed[], parts: string[]): Entry {
  const part = placed.find(({ answer }) => answer.anchor === anchor)?.part ?? here;
  const elsewhere = part === here ? undefined : parts[part];
  return { anchor, question, ...(elsewhere ? { elsewhere } : {}) };
}

/** Each answer with the page that it stands on, counted from 0: in their order, on as few pages as hold them, about evenly. */
function place(groups: readonly AnswerGroup[]): Placed[] {
  const all = groups.flatMap((group) => group.answers.map((answer) => ({ group, answer })));
  const contents = all.reduce((sum, { answer }) => sum + entryWeight(answer), 0);
  const total = all.reduce((sum, { answer }) => sum + weightOf(answer), contents);
  const pages = Math.ceil(total / MAX_CHARACTERS);
  // The contents of the whole stand on the first page, and those of each later page there once more.
  const share = (total + contents * (1 - 1 / pages)) / pages;
  let part = 0;
  let weight = contents;
  let count = 0;
  return all.map(({ group, answer }) => {
    const more = weightOf(answer) + (part === 0 ? 0 : entryWeight(answer));
    if (count >= MIN_ANSWERS && weight + more / 2 > share && part < pages - 1) {
      part += 1;
      weight = 0;
      count = 0;
    }
    weight += more;
    count += 1;
    return { group, answer, part };
  });
}

const entryWeight = ({ question }: PublishedAnswer) => question.length + ADDRESS;

/** The same whatever the sources are called: the list of paths is made without their names. */
const weightOf = ({ question, text, sources }: PublishedAnswer) =>
  question.length + text.length + SOURCE_LENGTH * sources.length;

function groupsOf(placed: readonly Placed[]): AnswerGroup[] {
  const groups = Map.groupBy(placed, ({ group }) => group);
  return [...groups].map(([group, ones]) => ({ ...group, answers: ones.map(({ answer }) => answer) }));
}
