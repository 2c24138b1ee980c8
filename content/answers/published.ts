/** The answers as the public library shows them: of each subject, in groups, with figures put in. */
import { z } from "zod";
import { type BuildSettings, buildSettings } from "../../shared/build-settings.ts";
import type { Aspect, Subject } from "../../shared/contracts/library.ts";
import { anchorOfAnswer } from "../../shared/domain/anchor.ts";
import { capitalised, printed } from "../../shared/domain/typography.ts";
import { withFigures } from "../figures.ts";
import { facts } from "../ledger.ts";
import { ownerAnswers } from "../owner.ts";
import { namedSubjects, subjects } from "../subjects.ts";
import { unpublished } from "../unpublished.ts";
import { type FigureAnswer, figureAnswers } from "./figure-answers.ts";
import { writtenSubject } from "./schema.ts";

export interface Link {
  url: string;
  name: string;
}

export interface PublishedAnswer {
  /** Its id within the page; the page's address and this are the answer's own address. */
  anchor: string;
  question: string;
  /** Markdown. */
  text: string;
  /** Pages, or sections where they are known; each once. */
  sources: Link[];
}

export interface AnswerGroup {
  id: string;
  title: string;
  answers: PublishedAnswer[];
}

export interface PublishedSubject {
  id: string;
  kind: Subject["kind"];
  title: string;
  path: string;
  /** The pages that it is about. */
  pages: Link[];
  count: number;
  groups: AnswerGroup[];
}

/** Files of small talk and out-of-domain questions, which are not published. */
const NOT_SHOWN = ["talk", "outside"];

/** What is written, by what is asked. */
const GROUPS: { id: string; title: string; aspects: Aspect[] }[] = [
  { id: "in-short", title: "In short", aspects: ["what", "who", "where", "when", "list", "contact"] },
  { id: "how-and-why", title: "How and why", aspects: ["how", "why", "steps", "can", "before"] },
  { id: "fit-and-cost", title: "Fit, cost and comparison", aspects: ["fit", "cost", "compare", "rank"] },
  { id: "results-and-limits", title: "Results and limits", aspects: ["value", "period", "basis", "limits"] },
  { id: "not-published", title: "What our pages do not give", aspects: ["unpublished"] },
];
/** What is made from the ledger, or says it of several figures. */
const FIGURES = { id: "figures", title: "Figures, one by one" };

/** The subject of what this website does not cover. */
const UNCOVERED = "house-uncovered";

interface Draft {
  id: string;
  questions: string[];
  text: string;
  /** Addresses of what it rests on. */
  cited: string[];
  group: string;
}

/** Every subject with its answers, in the order of the subjects. `files`: what each YAML file holds, by its name. */
export function publishedSubjects(
  files: ReadonlyMap<string, unknown>,
  nameOf: (address: string) => string,
  settings: BuildSettings = buildSettings(process.env),
): PublishedSubject[] {
  const unknown = [...files.keys()].filter((id) => !NOT_SHOWN.includes(id) && !subjects.some((one) => one.id === id));
  if (unknown.length) throw new Error(`content/answers: no such subject: ${unknown.join(", ")}`);
  const generated = Map.groupBy(figureAnswers(facts, namedSubjects, []), ({ subject }) => subject);
  return subjects.flatMap(({ id, kind, title, pages }) => {
    const listed = id === UNCOVERED ? [listOfUnpublished()] : [];
    const answers = [...written(id, files.get(id), settings), ...listed, ...(generated.get(id) ?? []).map(ofLedger)];
    if (answers.length === 0) return [];
    refuseRepeated(id, answers);
    const groups = grouped(answers, nameOf);
    return {
      id,
      kind,
      title: capitalised(title),
      path: `/answers/${id}`,
      pages: pages.map((url) => ({ url, name: nameOf(url) })),
      count: answers.length,
      groups,
    };
  });
}

function written(subject: string, file: unknown, settings: BuildSettings): Draft[] {
  if (file === undefined) return [];
  const name = `content/answers/${subject}.yaml`;
  const read = writtenSubject.safeParse(file);
  if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`);
  return [...ownerAnswers(subject, settings), ...read.data.answers].map(
    ({ id, aspect, group, questions, answer, sources }) => {
      const among = group ?? GROUPS.find(({ aspects }) => aspects.includes(aspect))?.id;
      if (!among) throw new Error(`${name}: ${id}: no group for "${aspect}"`);
      const cited = sources.map(({ section }) => section);
      return { id, questions, text: withFigures(answer.trim()), cited, group: among };
    },
  );
}

const ofLedger = ({ id, questions, text, sources }: FigureAnswer): Draft => ({
  id,
  questions,
  text,
  cited: sources.map(({ url }) => url),
  group: FIGURES.id,
});

const listOfUnpublished = (): Draft => ({
  id: "nothing-published",
  questions: ["About which matters is nothing published on this website?"],
  text: unpublished()
    .map(({ matter }) => `- ${capitalised(matter)}`)
    .join("\n"),
  cited: [],
  group: "not-published",
});

function grouped(drafts: readonly Draft[], nameOf: (address: string) => string): AnswerGroup[] {
  return [...GROUPS, FIGURES].flatMap(({ id, title }) => {
    const answers = drafts
      .filter(({ group }) => group === id)
      .map((draft) => ({
        anchor: anchorOfAnswer(draft.id),
        question: printed(draft.questions[0] ?? ""),
        text: printed(draft.text),
        sources: [...new Set(draft.cited)].map((url) => ({ url, name: nameOf(url) })),
      }));
    return answers.length ? [{ id, title, answers }] : [];
  });
}

function refuseRepeated(subject: string, drafts: readonly Draft[]) {
  const anchors = drafts.map(({ id }) => anchorOfAnswer(id));
  const twice = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  if (twice.length)
    throw new Error(`content/answers: two answers about ${subject} would stand at #${twice.join(", #")}`);
}
